declare module 'edgewise-extra' {
  import type { AnyGame } from 'edgewise';
  export const extra: readonly AnyGame[];
}
