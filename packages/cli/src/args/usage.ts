/** What was wrong with the command line, in our words instead of commander's. */
import type { Command, CommanderError } from 'commander';
import type { Language } from 'edgewise';
import { cliText } from '../words/words.ts';

const codes: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'usage-option',
  'commander.unknownCommand': 'usage-command',
  'commander.optionMissingArgument': 'usage-value',
  'commander.missingArgument': 'usage-argument',
  'commander.excessArguments': 'usage-excess',
};

export function usageMessage(command: Command, error: CommanderError, language: Language): string {
  const given = /'([^']*)'/.exec(error.message)?.[1] ?? error.message.replace(/^error: /, '');
  const text = cliText(language, codes[error.code] ?? 'usage-other', { given, known: knownOptions(command) });
  const help = command.parent ? `edgewise ${command.name()} --help` : 'edgewise --help';
  return `${text} ${cliText(language, 'usage-help', { command: help })}`;
}

function knownOptions(command: Command): string {
  const all = [...command.options, ...(command.parent?.options ?? [])];
  return all.map((option) => option.long ?? option.short ?? '').join(', ');
}
