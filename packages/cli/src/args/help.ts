/** The part of the help that knows games: their settings as options, and examples that work when pasted. */
import type { Command, Option } from 'commander';
import { type AnyGame, expectation, formatsOf, type Games, say, type Language } from 'edgewise';
import { cliText } from '../words/words.ts';
import { fieldOption } from './field-option.ts';

/** Without a known game there are no fields to offer; then the command itself says which games there are. */
export function addFields(command: Command, game: AnyGame | undefined, language: Language): void {
  const open = !game && command.name() === 'new';
  command.allowUnknownOption(open).allowExcessArguments(open);
  if (!game) return;
  const taken = new Set(command.options.map((each) => each.long));
  for (const field of game.params.fields) {
    const about = say(game.words, language, { code: `field.${field.key}.help` });
    const option = fieldOption(field, `${about} (${expectation(field)})`);
    if (!taken.has(option.long)) command.addOption(option);
  }
}

export function addExamples(
  command: Command,
  games: Games,
  examples: readonly string[],
  language: Language,
): void {
  const lines = examples.map((each) => `  ${fillExample(games, each)}`).join('\n');
  const isField = ({ long }: Option): boolean =>
    games.some((game) => game.params.fields.some((field) => `--${field.key}` === long));
  const more =
    command.name() === 'new' && !command.options.some(isField)
      ? `\n${cliText(language, 'help-settings', { game: games[0].id })}\n`
      : '';
  command.addHelpText('after', `${more}\n${cliText(language, 'help-examples')}\n${lines}`);
}

/** See commands.ts for the names in braces. */
export function fillExample(games: Games, example: string): string {
  const [game] = games;
  const format = formatsOf(game).find((each) => each !== game.native && each.oneLine) ?? game.native;
  const values: Readonly<Record<string, string | undefined>> = {
    game: game.id,
    format: format.id,
    technique: game.techniques.find(({ kind }) => kind === 'step')?.code,
    edit: 'a1=-',
    solved: game.examples.find((each) => each.code === 'solved')?.text,
  };
  return example.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
