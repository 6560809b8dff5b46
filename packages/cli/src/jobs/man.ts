/** man: the manual page in man(7) format, from the same tables as the help. */
import type { CommandCall } from '../args/call.ts';
import { COMMANDS, GLOBAL_OPTIONS, PROGRAM_EXAMPLES } from '../args/commands.ts';
import { fillExample } from '../args/help.ts';
import { VERSION } from '../args/version.ts';
import { EXITS } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';

export async function printManual(call: CommandCall): Promise<number> {
  await print(call.io, 'stdout', manualOf(call));
  return EXITS.done;
}

function manualOf({ games, settings: { language } }: CommandCall): string {
  const text = (code: string): string => escaped(cliText(language, code));
  const options = (all: readonly (readonly [flags: string, code: string])[]): string[] =>
    all.flatMap(([flags, code]) => ['.TP', `.B ${escaped(flags)}`, text(code)]);
  const commands = COMMANDS.flatMap((each) => [
    `.SS edgewise ${each.name}${each.argument ? ` ${escaped(each.argument[0])}` : ''}`,
    text(`about-${each.name}`),
    ...options(each.options),
  ]);
  const examples = PROGRAM_EXAMPLES.map((each) => escaped(fillExample(games, each)));
  return [
    `.TH EDGEWISE 1 "" "edgewise ${VERSION}"`,
    '.SH NAME',
    `edgewise \\- ${text('about-program')}`,
    '.SH COMMANDS',
    ...commands,
    '.SH OPTIONS',
    ...options(GLOBAL_OPTIONS),
    '.SH EXAMPLES',
    '.nf',
    ...examples,
    '.fi',
    '',
  ].join('\n');
}

/** A line must not begin with one of man's control characters, and a hyphen must stay one when copied. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(['.])/, '\\&$1');
