/** From a spec to the list of puzzles it asks for. */
import {
  fail,
  formatParams,
  ok,
  PuzzleSplitter,
  say,
  type AnyGame,
  type Language,
  type PuzzleText,
  type Result,
} from 'edgewise';
import type { PuzzleWanted } from './prepare.ts';
import { paramsFor } from './read-spec.ts';
import { isMade, MOST_PUZZLES, type BookSpec, type MadeSection } from './spec.ts';
import { gameText, type PrintNote } from './words/words.ts';

/** A file that a section names, with its text. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** What is known of a section before its puzzles are. */
export interface SectionHead {
  readonly title?: string;
  readonly game?: string; // of made ones
  readonly preset?: string;
}

export interface Wanted {
  readonly heads: readonly SectionHead[];
  readonly puzzles: readonly PuzzleWanted[];
}

export function wantedOf(
  spec: BookSpec,
  games: readonly AnyGame[],
  files: readonly SourceText[],
  reading: { readonly game?: string | undefined; readonly format?: string | undefined } = {},
): Result<Wanted, PrintNote> {
  const puzzles: Omit<PuzzleWanted, 'number'>[] = [];
  const heads: SectionHead[] = [];
  for (const [index, section] of spec.sections.entries()) {
    const title = section.title === undefined ? {} : { title: section.title };
    if (isMade(section)) {
      const made = madeOf(section, index, spec, games);
      if (!made.ok) return made;
      heads.push({
        ...title,
        game: section.game,
        ...(section.preset !== undefined && { preset: section.preset }),
      });
      puzzles.push(...made.value);
      continue;
    }
    heads.push(title);
    const { text = '' } = files.find(({ file }) => file === section.file) ?? {};
    for (const part of partsOf(text, games, reading))
      puzzles.push({ section: index, read: { ...part, source: section.file, ...named(reading) } });
  }
  if (puzzles.length === 0) return fail({ code: 'no-puzzles' });
  if (puzzles.length > MOST_PUZZLES)
    return fail({ code: 'too-many-puzzles', with: { most: MOST_PUZZLES, count: puzzles.length } });
  return ok({ heads, puzzles: puzzles.map((each, i) => ({ ...each, number: i + 1 })) });
}

const named = ({
  game,
  format,
}: {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
}) => ({
  ...(game !== undefined && { game }),
  ...(format !== undefined && { format }),
});

function madeOf(
  section: MadeSection,
  index: number,
  { seed }: BookSpec,
  games: readonly AnyGame[],
): Result<readonly Omit<PuzzleWanted, 'number'>[], PrintNote> {
  const chosen = paramsFor(section, games);
  if (!chosen.ok) return chosen;
  const { game, params } = chosen.value;
  const text = formatParams(game.params, params);
  const own = section.seed ?? (index === 0 ? seed : `${seed}.${index + 1}`);
  return ok(
    Array.from({ length: section.count }, (_, i) => ({
      section: index,
      made: { game: game.id, params: text, seed: i === 0 ? own : `${own}-${i + 1}` },
    })),
  );
}

function partsOf(
  text: string,
  games: readonly AnyGame[],
  reading: { readonly game?: string | undefined; readonly format?: string | undefined },
): readonly PuzzleText[] {
  if (!/\S/.test(text)) return [];
  const splitter = new PuzzleSplitter(games, reading);
  const parts = text.split(/\r\n|\r|\n/).flatMap((line) => splitter.add(line) ?? []);
  return [...parts, ...[splitter.end() ?? []].flat()];
}

/** What a preset is called: 'Normal', and its size or number of pieces where the game gives it. */
export function presetName(game: AnyGame, language: Language, preset: string | undefined): string {
  const id = preset ?? game.params.presets[0].id;
  return gameText(game, language, `preset.${id}`) ?? say(game.words, language, { code: `preset.${id}` });
}

export const presetDots = (game: AnyGame, preset: string | undefined): number =>
  game.params.presets.find(({ id }) => id === (preset ?? game.params.presets[0].id))?.dots ?? 0;
