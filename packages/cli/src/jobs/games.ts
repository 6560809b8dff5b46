/** games: the games, and every name that other commands accept. */
import { type AnyGame, expectation, formatsOf, say } from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';
import { jsonLine } from './answer.ts';

export async function listGames({ games, settings, io }: CommandCall): Promise<number> {
  const text = settings.json
    ? games.map((game, index) => jsonLine({ line: index + 1, ...data(game, settings) })).join('')
    : `${games.map((game) => described(game, settings)).join('\n\n')}\n`;
  await print(io, 'stdout', text);
  return EXITS.done;
}

function described(game: AnyGame, { language }: Settings): string {
  const text = (code: string): string => say(game.words, language, { code });
  const list = (code: string, all: readonly { readonly id: string }[]): string =>
    `  ${cliText(language, code, { list: all.map(({ id }) => id).join(', ') })}`;
  return [
    `${game.id}: ${text('tagline')}`,
    list('games-presets', game.params.presets),
    ...game.params.fields.map((field) => `  --${field.key} ${expectation(field)}`),
    list('games-formats', formatsOf(game)),
  ].join('\n');
}

function data(game: AnyGame, { language }: Settings): object {
  const text = (code: string): string => say(game.words, language, { code });
  return {
    game: game.id,
    name: text('name'),
    tagline: text('tagline'),
    levels: game.levels,
    presets: game.params.presets,
    fields: game.params.fields.map((field) => ({
      key: field.key,
      kind: field.kind,
      takes: expectation(field),
    })),
    formats: formatsOf(game).map(({ id, oneLine, holds }) => ({ id, oneLine, holds })),
  };
}
