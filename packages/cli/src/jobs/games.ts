/** games: what there is to play, and every word that other commands take. */
import { games } from 'edgewise';
import type { AnyGame } from 'edgewise';
import { expectation } from 'edgewise/params/params';
import { formatsOf } from 'edgewise/read/read';
import { say } from 'edgewise/words/words';
import { write, type Io } from '../io.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export async function listGames(settings: Settings, io: Io): Promise<number> {
  const texts = games.map((game) =>
    settings.json ? JSON.stringify(data(game, settings)) : described(game, settings),
  );
  await write(io.stdout, `${texts.join(settings.json ? '\n' : '\n\n')}\n`);
  return 0;
}

function described(game: AnyGame, { language }: Settings): string {
  const text = (code: string): string => say(game.words, language, { code });
  const list = (code: string, ids: readonly string[]): string =>
    `  ${cliText(language, code, { list: ids.join(', ') })}`;
  return [
    `${game.id}: ${text('tagline')}`,
    list(
      'games-presets',
      game.params.presets.map((each) => each.id),
    ),
    ...game.params.fields.map((field) => `  --${field.key} ${expectation(field)}`),
    list(
      'games-formats',
      formatsOf(game).map((each) => each.id),
    ),
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
