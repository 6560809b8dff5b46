/** What a player may choose. */
import type { ParamSet } from '../../params/params.ts';

export const MIN_LENGTH = 2;
export const MAX_LENGTH = 60;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = { readonly length: number };

export const params: ParamSet<Params> = {
  presets: [
    { id: 'short', params: { length: 8 } },
    { id: 'long', params: { length: 15 } },
  ],
  fields: [{ key: 'length', kind: 'whole', min: MIN_LENGTH, max: MAX_LENGTH }],
};
