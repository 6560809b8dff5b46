/** How colours, numbers and sides are spoken in each language. Colours come as letters. */
import type { Lookup } from '../../../vocabulary.ts';
type Value = string | number | undefined;

const enNames: Lookup<string> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  any: 'any colour',
};

type Case = 'plain' | 'genitive' | 'inessive' | 'partitive';
const fiNames: Lookup<Readonly<Record<Case, string>>> = {
  R: { plain: 'punainen', genitive: 'punaisen', inessive: 'punaisessa', partitive: 'punaista' },
  G: { plain: 'vihreä', genitive: 'vihreän', inessive: 'vihreässä', partitive: 'vihreää' },
  B: { plain: 'sininen', genitive: 'sinisen', inessive: 'sinisessä', partitive: 'sinistä' },
  Y: { plain: 'keltainen', genitive: 'keltaisen', inessive: 'keltaisessa', partitive: 'keltaista' },
  any: {
    plain: 'mikä tahansa väri',
    genitive: 'minkä tahansa värin',
    inessive: 'missä tahansa värissä',
    partitive: 'mitä tahansa väriä',
  },
};

const enSides = ['upper right', 'lower right', 'bottom', 'lower left', 'upper left', 'top'];
const fiSides = ['oikea ylä', 'oikea ala', 'ala', 'vasen ala', 'vasen ylä', 'ylä'];

const fiCurves: Lookup<string> = { corner: 'mutka', bend: 'kaarre', straight: 'suora' };

/** 'R, B' with each letter as a name. */
const inList = (value: Value, name: (value: string) => string, last: string): string => {
  const all = String(value).split(', ').map(name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all[all.length - 1]}`;
};

export const many = (value: Value, one: string, more: string): string =>
  value === 1 ? one : `${value} ${more}`;

export const en = {
  colour: (value: Value): string => enNames[String(value)] ?? String(value),
  listed: (value: Value): string => inList(value, (each) => en.colour(each), 'and'),
  /** 'YYBRBR' as six words, clockwise from the upper right; '.' is an empty neighbour. */
  around: (value: Value): string =>
    [...String(value)].map((each) => (each === '.' ? 'open' : en.colour(each))).join(' '),
  curve: (value: Value): string => (value === 'corner' ? 'tight corner' : String(value)),
  side: (value: Value): string => enSides[Number(value)] ?? String(value),
};

export const fi = {
  colour: (value: Value, form: Case = 'plain'): string => fiNames[String(value)]?.[form] ?? String(value),
  listed: (value: Value): string => inList(value, (each) => fi.colour(each), 'ja'),
  around: (value: Value): string =>
    [...String(value)].map((each) => (each === '.' ? 'avoin' : fi.colour(each))).join(' '),
  curve: (value: Value): string => fiCurves[String(value)] ?? String(value),
  side: (value: Value): string => `${fiSides[Number(value)] ?? String(value)}sivu`,
};
