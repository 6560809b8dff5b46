/** The origin of a game that is one of a set: which set, which number in it, and what the set is called. */
export interface SetPlace {
  readonly set: string;
  readonly number: number; // from 1
  readonly name: string; // '' when it has none
}

export const setOrigin = ({ set, number, name }: SetPlace): string => `set ${set} ${number} ${name}`.trim();

export function placeInSet(origin: string | undefined): SetPlace | undefined {
  const [, set, number, name = ''] = /^set ([0-9a-f]{12}) (\d{1,4})(?: (.*))?$/.exec(origin ?? '') ?? [];
  return set === undefined ? undefined : { set, number: Number(number), name };
}
