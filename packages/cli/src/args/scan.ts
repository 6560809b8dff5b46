/**
 * A first look at the arguments, before commander parses them: which command, which game, which language.
 * The options of `new` depend on its game, so the game must be known to set commander up. Here every option of
 * every command and game is known at once, so that the value of one (`--seed tantrix`) is never taken for a game.
 */
import { Command, Option } from 'commander';
import type { AnyGame } from 'edgewise';
import { COMMANDS, GLOBAL_OPTIONS } from './commands.ts';
import { fieldOption } from './field-option.ts';

export interface Scanned {
  readonly command: string | undefined;
  readonly argument: string | undefined;
  readonly game: AnyGame | undefined;
  readonly language: string | undefined;
  readonly help: boolean;
}

export function scanArguments(games: readonly AnyGame[], argv: readonly string[]): Scanned {
  const scanner = scannerFor(games);
  const { operands, unknown } = scanner.parseOptions([...argv]);
  const [command, argument] = [...operands, ...unknown.filter((each) => !each.startsWith('-'))];
  const given = scanner.opts<Readonly<Record<string, unknown>>>();
  const id =
    command === 'play'
      ? (given['new'] ?? given['game'])
      : ['book', 'factory'].includes(command ?? '')
        ? given['game']
        : argument;
  const language = given['lang'];
  return {
    command,
    argument,
    game: games.find((each) => each.id === id),
    language: typeof language === 'string' ? language : undefined,
    help: given['help'] === true || command === 'help',
  };
}

/** A missing value is not this scanner's concern: commander itself will report it. */
function scannerFor(games: readonly AnyGame[]): Command {
  const scanner = new Command().helpOption(false);
  const table = [['-h, --help'] as const, ...GLOBAL_OPTIONS, ...COMMANDS.flatMap((each) => each.options)];
  const fields = games.flatMap((game) => game.params.fields.map((field) => fieldOption(field).flags));
  const known = new Set<string | undefined>();
  for (const flags of [...table.map(([each]) => each), ...fields]) {
    const option = new Option(flags.replace(/<(.*)>/, '[$1]'));
    if (!known.has(option.long)) scanner.addOption(option);
    known.add(option.long);
  }
  return scanner;
}
