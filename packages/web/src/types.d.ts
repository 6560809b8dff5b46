declare module 'virtual:themes.css';
declare module '*.css';
declare module 'zzfx' {
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
