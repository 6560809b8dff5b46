/** Boards on which bench/src/make-techniques.ts looks for positions that show a technique. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certain, finish, makeRng, parseParams, type AnyGame, type Saved } from 'edgewise';

/** Boards to follow, the smallest first: from params, or given boards that are followed under another name. */
export interface Source {
  readonly params: string;
  readonly isText?: true;
  /** For a variant: its positions are shown where there are no others. */
  readonly isVariant?: true;
  readonly saved: (seed: number) => Saved<unknown, unknown> | undefined;
}

const fromParams = (game: AnyGame, text: string): Source => ({
  params: text,
  saved: (seed) => {
    const read = parseParams(game.params, text);
    const made = read.ok ? finish(game.generate(read.value, makeRng(`technique ${seed}`))) : read;
    return made.ok ? made.value : undefined;
  },
});

/** Given boards cannot be regenerated: `params` are the closest ones. */
const fromTexts = (game: AnyGame, params: string, texts: readonly string[]): Source => ({
  params,
  isText: true,
  saved: (seed) => {
    const read = texts[seed] === undefined ? undefined : game.native.parse(texts[seed]);
    return read?.ok ? read.value : undefined;
  },
});

const levelsOf = ({ params: { fields, levelField } }: AnyGame): readonly string[] =>
  fields.flatMap((field) => (field.kind === 'choice' && field.key === levelField ? field.options : []));

const SIZES = ['width=5 height=5', 'width=6 height=6', 'width=7 height=7', 'width=9 height=9'];

const sized = (game: AnyGame, more = ''): readonly Source[] =>
  SIZES.flatMap((size) => levelsOf(game).map((level) => fromParams(game, `${size} level=${level}${more}`)));

/** Clue-minimal boards of seven by seven on which the levels leave edges open. */
const BEYOND = [
  'slitherlink:7x7:1c1a21i3a23a3a1c1a2a3a3d2b11d2',
  'slitherlink:7x7:322a2b22b2a2c2b13a3212ai1a1a2a3a312a',
  'slitherlink:7x7:c22a2a2c3ba3212b1211311i1b2222a22a3',
];

const minimal = (): readonly string[] =>
  readFileSync(join(import.meta.dirname, '../boards/minimal-15.txt'), 'utf8')
    .trim()
    .split('\n')
    .slice(0, 12);

export const SOURCES: Readonly<Record<string, (game: AnyGame) => readonly Source[]>> = {
  slitherlink: (game) => [
    ...sized(game, ' symmetry=none'),
    ...levelsOf(game).map((level) => fromParams(game, `width=12 height=12 level=${level} symmetry=none`)),
    fromTexts(game, `width=9 height=9 level=${levelsOf(game).at(-1)} symmetry=none`, [
      ...BEYOND,
      ...minimal(),
    ]),
    ...levelsOf(game).map((level): Source => ({
      ...fromParams(game, `width=5 height=5 level=${level} rule=every-dot symmetry=none`),
      isVariant: true,
    })),
    ...['honeycomb', 'triangular', 'cairo', 'octagonal', 'kites', 'dodecagonal'].flatMap((tiling) =>
      ['corners', 'sides'].map((level): Source => ({
        ...fromParams(game, `tiling=${tiling} width=4 height=4 level=${level} symmetry=none`),
        isVariant: true,
      })),
    ),
  ],
  masyu: (game) => [
    ...sized(game),
    ...levelsOf(game).map((level) => fromParams(game, `width=12 height=12 level=${level}`)),
  ],
  triangles: (game) =>
    [
      'board=hexagon-1 colours=4 level=any border=free',
      'board=triangle-3 colours=3 level=any set=repeats',
      'board=triangle-3 colours=2 level=any set=repeats',
      'board=hexagon-1 colours=2 level=any set=repeats',
      'board=parallelogram-3x2 colours=3 level=any set=repeats',
      'board=triangle-3 colours=6 level=fits',
      'board=triangle-3 colours=5 level=places',
      'board=triangle-3 colours=5 level=what-if',
      'board=parallelogram-3x2 colours=6 level=places',
      'board=parallelogram-3x2 colours=5 level=what-if',
      'board=triangle-4 colours=8 level=places',
      'board=triangle-4 colours=7 level=what-if',
      'board=triangle-4 colours=6 level=beyond',
      'board=triangle-4 colours=4 level=any set=repeats',
    ].map((text) =>
      fromParams(game, `match=equal border=walls ${text}`.replace(/border=walls (.*border=)/, '$1')),
    ),
  tantrix: (game) =>
    [
      'mode=free tiles=4 solutions=few',
      'mode=free tiles=5 solutions=few',
      'mode=free tiles=6 solutions=few',
      'mode=free tiles=7 solutions=few',
      'mode=free tiles=8 solutions=few',
      'mode=free tiles=8 solutions=one',
      'mode=free tiles=6 outline=pyramid',
      'mode=free tiles=10 outline=pyramid',
      'mode=free tiles=5 cells=true',
      'mode=solitaire tiles=8 trio=GRB color=any',
      'mode=solitaire tiles=14 trio=GRB color=any',
      'tiles=3',
      'tiles=10',
    ].map((text) => fromParams(game, text)),
  steps: (game) => [
    ...levelsOf(game).map((level) => fromParams(game, `level=${level}`)),
    fromTexts(game, `level=${levelsOf(game)[0]}`, severalSolutions(game)),
  ],
};

/** Generated starts of Steps have one solution; without their last pieces they have more. */
function severalSolutions(game: AnyGame): readonly string[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const made = finish(game.generate(certain(game.params.presets[seed % 4]).params, makeRng(seed)));
    const text = made.ok ? game.native.format({ puzzle: made.value.puzzle }) : '';
    return text.replace(/(\w{3})(?=[^\w]*$)/, '');
  });
}
