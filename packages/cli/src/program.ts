/** The command line: the table of commands.ts made into commander's, and what each command sets going. */
import { Command, CommanderError, Option } from 'commander';
import { languages, type Language } from 'edgewise/words/words';
import { Cancelled, Complaint, exits } from './complaint.ts';
import { entries, globals, programExamples, type Entry } from './commands.ts';
import type { Io } from './io.ts';
import { settingsOf, type Given } from './options.ts';
import { usageMessage } from './usage.ts';
import { tell } from './words.ts';

export const version = '0.1.0';

/** Runs a command line to its end; the answer is the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io.env);
  const held: Held = { argv, io, language, code: exits.done };
  try {
    const program = programOf(held);
    await prepare(program, held);
    try {
      await program.parseAsync([...argv], { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      return usageEnd(program, error, held);
    }
    return held.code;
  } catch (error) {
    return lastWord(error, held);
  }
}

interface Held {
  readonly argv: readonly string[];
  readonly io: Io;
  readonly language: Language;
  code: number;
}

/** Known before anything is parsed, since the help needs it. A wrong --lang is complained about later. */
function languageOf(argv: readonly string[], env: Io['env']): Language {
  const at = argv.findIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const given = at < 0 ? undefined : (argv[at].split('=')[1] ?? argv[at + 1]);
  const wish = given ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return languages.find((each) => wish.toLowerCase().startsWith(each)) ?? 'en';
}

function programOf(held: Held): Command {
  const { language } = held;
  const program = setUp(new Command('edgewise'), held).description(tell(language, 'about-program'));
  program.version(version, '-V, --version', tell(language, 'opt-version'));
  program.helpCommand('help [command]', tell(language, 'help-command'));
  for (const [flags, code] of globals) program.addOption(new Option(flags, tell(language, code)));
  for (const entry of entries) program.addCommand(commandOf(entry, held));
  program.action(() => {
    if (program.args.length === 0) return program.outputHelp();
    const known = entries.map((each) => each.name).join(', ');
    throw new Complaint(tell(language, 'usage-command', { given: program.args[0], known }));
  });
  program.allowExcessArguments();
  return program;
}

function commandOf(entry: Entry, held: Held): Command {
  const { language } = held;
  const command = setUp(new Command(entry.name), held).description(tell(language, `about-${entry.name}`));
  if (entry.argument) command.argument(entry.argument[0], tell(language, entry.argument[1]));
  for (const [flags, code] of entry.options) command.addOption(new Option(flags, tell(language, code)));
  command.action(async (...given: unknown[]) => {
    const argument = entry.argument && typeof given[0] === 'string' ? given[0] : undefined;
    held.code = await perform(entry, argument, command.optsWithGlobals<Given>(), held);
  });
  return command;
}

/** What every command has alike: where it writes, that it never ends the process, and our own headings. */
function setUp(command: Command, { io, language }: Held): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': tell(language, 'help-usage'),
    'Options:': tell(language, 'help-options'),
    'Arguments:': tell(language, 'help-arguments'),
    'Commands:': tell(language, 'help-commands'),
    'Global Options:': tell(language, 'help-globals'),
  };
  return command
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', tell(language, 'opt-help'))
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: () => {}, // usage.ts says it in one sentence
      getOutHelpWidth: () => io.stdout.columns ?? 100,
    })
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => titles[title] ?? title });
}

/** Loads what the help and the settings of a game need, only if they are asked for. */
async function prepare(program: Command, { argv, language }: Held): Promise<void> {
  const helping =
    argv.length === 0 || argv.some((each) => each === '-h' || each === '--help' || each === 'help');
  const making = argv.includes('new') || argv.includes('play');
  if (!helping && !making) return;
  const { addExamples, addFields } = await import('./help.ts');
  for (const command of program.commands) {
    if (command.name() === 'new' || command.name() === 'play') addFields(command, argv, language);
    addExamples(command, entries.find((each) => each.name === command.name())?.examples ?? [], language);
  }
  addExamples(program, programExamples, language);
}

async function perform(
  entry: Entry,
  argument: string | undefined,
  given: Given,
  { io, language }: Held,
): Promise<number> {
  const settings = settingsOf(given, entry.name === 'new' ? undefined : argument, language, io);
  switch (entry.name) {
    case 'games':
      return (await import('./commands/games.ts')).listGames(settings, io);
    case 'new':
      return (await import('./make.ts')).makeNew(argument, given, settings, io);
    case 'play':
      return (await import('./commands/play.ts')).play(argument, given, settings, io);
    default:
      return (await import('./run-job.ts')).runJob(entry, argument, given, settings, io);
  }
}

function usageEnd(program: Command, error: CommanderError, { argv, io, language }: Held): number {
  if (error.exitCode === 0) return exits.done;
  const command = program.commands.find((each) => argv.includes(each.name())) ?? program;
  io.stderr.write(`edgewise: ${usageMessage(command, error, language)}\n`);
  return exits.bad;
}

function lastWord(error: unknown, { io, language }: Held): number {
  if (error instanceof Cancelled || io.signal.aborted) return exits.interrupted;
  if (error instanceof Complaint) {
    io.stderr.write(`edgewise: ${error.message}\n`);
    return exits.bad;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.stderr.write(`edgewise: ${tell(language, 'bug', { message })}\n`);
  if (io.env['EDGEWISE_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack ?? ''}\n`);
  return exits.bug;
}
