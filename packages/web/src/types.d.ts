declare module 'virtual:themes.css';
declare module '*.css';
declare module '*?worker&url' {
  const address: string;
  export default address;
}
declare module 'zzfx' {
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
