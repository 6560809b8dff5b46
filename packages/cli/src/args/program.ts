/** The command line: the table of commands.ts made into commander's, and what each command starts. */
import { Command, CommanderError, Option } from 'commander';
import { type Games, languages, type Language } from 'edgewise';
import { print, type Io } from '../io.ts';
import { cliText } from '../words/words.ts';
import type { CommandCall } from './call.ts';
import { COMMANDS, GLOBAL_OPTIONS, PROGRAM_EXAMPLES, type CommandSpec } from './commands.ts';
import { settingsOf, type GivenOptions } from './options.ts';
import { scanArguments, type Scanned } from './scan.ts';
import { usageMessage } from './usage.ts';
import { VERSION } from './version.ts';
import { Cancelled, EXITS, exitAfterSignal, UserError } from './user-error.ts';

export interface RunOptions {
  readonly games: Games;
  readonly argv: readonly string[];
  readonly io: Io;
}

/** Runs a command line to the end; returns the exit code. */
export async function run({ games, argv, io }: RunOptions): Promise<number> {
  const scanned = scanArguments(games, argv);
  const language = languageOf(scanned.language, io.env);
  const invocation: Invocation = { games, io, language, scanned, code: EXITS.done };
  try {
    refuseUnknownTopic(invocation);
    const program = programOf(invocation);
    await addGameHelp(program, argv, invocation);
    try {
      await program.parseAsync([...argv], { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      return await usageEnd(program, error, invocation);
    }
    return invocation.code;
  } catch (error) {
    return await reportFailure(error, invocation);
  }
}

interface Invocation {
  readonly games: Games;
  readonly io: Io;
  readonly language: Language;
  readonly scanned: Scanned;
  code: number;
}

/** Known before anything is parsed, since the help needs it. A wrong --lang is refused later. */
function languageOf(given: string | undefined, env: Io['env']): Language {
  const wanted = given ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return languages.find((each) => wanted.toLowerCase().startsWith(each)) ?? 'en';
}

/** Commander would answer `help nope` with the whole help and an error without words. */
function refuseUnknownTopic({ scanned: { command, argument }, language }: Invocation): void {
  if (command === 'help' && argument !== undefined && !isCommand(argument))
    throw unknownCommand(argument, language);
}

const isCommand = (name: string): boolean => COMMANDS.some((each) => each.name === name);

const unknownCommand = (given: string, language: Language): UserError =>
  new UserError(
    cliText(language, 'usage-command', { given, known: COMMANDS.map((each) => each.name).join(', ') }),
  );

function programOf(invocation: Invocation): Command {
  const { language } = invocation;
  const program = setUp(new Command('edgewise'), invocation).description(cliText(language, 'about-program'));
  program.version(VERSION, '-V, --version', cliText(language, 'opt-version'));
  program.helpCommand('help [command]', cliText(language, 'help-command'));
  for (const [flags, code] of GLOBAL_OPTIONS) program.addOption(new Option(flags, cliText(language, code)));
  for (const spec of COMMANDS) program.addCommand(commandOf(spec, invocation));
  program.action(() => {
    const [given] = program.args;
    if (given === undefined) return program.outputHelp();
    throw unknownCommand(given, language);
  });
  program.allowExcessArguments();
  return program;
}

function commandOf(spec: CommandSpec, invocation: Invocation): Command {
  const { language } = invocation;
  const command = setUp(new Command(spec.name), invocation).description(
    cliText(language, `about-${spec.name}`),
  );
  if (spec.argument) command.argument(spec.argument[0], cliText(language, spec.argument[1]));
  for (const [flags, code] of spec.options) command.addOption(new Option(flags, cliText(language, code)));
  command.action(async (...given: unknown[]) => {
    const files = [spec.argument ? given[0] : undefined].flat().filter((each) => typeof each === 'string');
    invocation.code = await runCommand(spec, files, command.optsWithGlobals<GivenOptions>(), invocation);
  });
  return command;
}

/** What all commands share: where they write, that they never end the process, and our own headings. */
function setUp(command: Command, { io, language }: Invocation): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': cliText(language, 'help-usage'),
    'Options:': cliText(language, 'help-options'),
    'Arguments:': cliText(language, 'help-arguments'),
    'Commands:': cliText(language, 'help-commands'),
    'Global Options:': cliText(language, 'help-globals'),
  };
  return command
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', cliText(language, 'opt-help'))
    .configureOutput({
      writeOut: (text) => void print(io, 'stdout', text),
      writeErr: () => {}, // usage.ts says it in one sentence
      getOutHelpWidth: () => helpWidth(io),
    })
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => titles[title] ?? title });
}

/** The user's width takes precedence over the terminal's. */
const helpWidth = ({ env, stdout }: Io): number => Number(env['COLUMNS']) || (stdout.columns ?? 100);

/** The commands that take the settings of a game. */
const MAKING = ['new', 'play', 'book', 'factory'];

/** Loads what the help and the settings of a game need, only when needed. */
async function addGameHelp(
  program: Command,
  argv: readonly string[],
  { games, language, scanned }: Invocation,
): Promise<void> {
  const helping = argv.length === 0 || scanned.help;
  const making = MAKING.includes(scanned.command ?? '');
  if (!helping && !making) return;
  const { addExamples, addFields } = await import('./help.ts');
  for (const command of program.commands) {
    if (MAKING.includes(command.name())) addFields(command, scanned.game, language);
    const examples = COMMANDS.find((each) => each.name === command.name())?.examples ?? [];
    addExamples(command, games, examples, language);
  }
  addExamples(program, games, PROGRAM_EXAMPLES, language);
}

async function runCommand(
  spec: CommandSpec,
  files: readonly string[],
  given: GivenOptions,
  { games, io, language }: Invocation,
): Promise<number> {
  const [argument] = files;
  const settings = settingsOf(given, spec.job === 'new' ? undefined : argument, language, io);
  const call: CommandCall = { games, argument, files, given, settings, io };
  switch (spec.name) {
    case 'games':
      return (await import('../jobs/games.ts')).listGames(call);
    case 'new':
      return (await import('../jobs/make-puzzles.ts')).makePuzzles(call);
    case 'book':
      return (await import('../jobs/book.ts')).printBook(call);
    case 'serve':
      return (await import('../jobs/serve.ts')).serve(call);
    case 'factory':
      return (await import('../jobs/factory.ts')).factory(call);
    case 'completion':
      return (await import('../jobs/completion.ts')).printCompletion(call);
    case 'man':
      return (await import('../jobs/man.ts')).printManual(call);
    case 'techniques':
      return (await import('../jobs/techniques.ts')).listTechniques(call);
    case 'practise':
      return (await import('../play/practise.ts')).practise(call);
    case 'play':
      return (await import('../play/play.ts')).play(call);
    default:
      return (await import('../jobs/run-job.ts')).runJob(spec, call);
  }
}

async function usageEnd(program: Command, error: CommanderError, invocation: Invocation): Promise<number> {
  const { io, language, scanned } = invocation;
  if (error.exitCode === 0) return EXITS.done;
  const command = program.commands.find((each) => each.name() === scanned.command) ?? program;
  await print(io, 'stderr', `edgewise: ${usageMessage(command, error, language)}\n`);
  return EXITS.bad;
}

async function reportFailure(error: unknown, { io, language }: Invocation): Promise<number> {
  if (error instanceof Cancelled || io.signal.aborted) return exitAfterSignal(io.signal);
  if (error instanceof UserError) {
    await print(io, 'stderr', `edgewise: ${error.message}\n`);
    return EXITS.bad;
  }
  const message = error instanceof Error ? error.message : String(error);
  await print(io, 'stderr', `edgewise: ${cliText(language, 'bug', { message })}\n`);
  if (io.env['EDGEWISE_DEBUG'] && error instanceof Error) await print(io, 'stderr', `${error.stack ?? ''}\n`);
  return EXITS.bug;
}
