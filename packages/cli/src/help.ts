/** The part of the help that knows games: their settings as options, and examples that work when pasted. */
import { Option, type Command } from 'commander';
import { games } from 'edgewise';
import type { AnyGame } from 'edgewise';
import { expectation, type Field } from 'edgewise/params/params';
import { formatsOf } from 'edgewise/read/read';
import { say, type Language } from 'edgewise/words/words';
import { tell } from './words.ts';

/** Without a known game there are no fields to offer; then the command itself complains about the game. */
export function addFields(command: Command, argv: readonly string[], language: Language): void {
  const game = games.find((each) => argv.includes(each.id));
  const open = !game && command.name() === 'new';
  command.allowUnknownOption(open).allowExcessArguments(open);
  if (!game) return;
  const taken = new Set(command.options.map((each) => each.long));
  for (const field of game.params.fields)
    if (!taken.has(`--${field.key}`)) command.addOption(optionOf(game, field, language));
}

function optionOf(game: AnyGame, field: Field, language: Language): Option {
  const flags = field.kind === 'flag' ? `--${field.key} [yes]` : `--${field.key} <value>`;
  const help = say(game.words, language, { code: `field.${field.key}.help` });
  return new Option(flags, `${help} (${expectation(field)})`);
}

const isField = (option: Option): boolean =>
  games.some((game) => game.params.fields.some((field) => `--${field.key}` === option.long));

/** Where commander keeps the value of `--key`. */
export const attributeOf = (key: string): string => new Option(`--${key}`).attributeName();

export function addExamples(command: Command, examples: readonly string[], language: Language): void {
  const lines = examples.map((each) => `  ${filled(each)}`).join('\n');
  const more =
    command.name() === 'new' && !command.options.some(isField)
      ? `\n${tell(language, 'help-settings', { game: games[0].id })}\n`
      : '';
  command.addHelpText('after', `${more}\n${tell(language, 'help-examples')}\n${lines}`);
}

/** See commands.ts for the names in braces. */
export function filled(example: string): string {
  const [game] = games;
  const format = formatsOf(game).find((each) => each !== game.native && each.oneLine) ?? game.native;
  const values: Readonly<Record<string, string | undefined>> = {
    game: game.id,
    format: format.id,
    solved: game.examples.find((each) => each.code === 'solved')?.text,
  };
  return example.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
