/** completion: what a shell offers after Tab, from the table of commands and the registry of games. */
import type { AnyGame } from 'edgewise';
import { canPractise } from 'edgewise/train';
import type { CommandCall } from '../args/call.ts';
import { COMMANDS, GLOBAL_OPTIONS, type CommandSpec } from '../args/commands.ts';
import { EXITS, UserError } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';

type Script = (games: readonly AnyGame[]) => string;

export async function printCompletion({ games, argument, settings, io }: CommandCall): Promise<number> {
  const script = Object.hasOwn(SCRIPTS, argument ?? '') ? SCRIPTS[argument ?? ''] : undefined;
  const known = Object.keys(SCRIPTS).join(', ');
  if (!script)
    throw new UserError(cliText(settings.language, 'shell-unknown', { given: argument ?? '', known }));
  await print(io, 'stdout', script(games));
  return EXITS.done;
}

const longOf = (flags: string): string => /--[\w-]+/.exec(flags)?.[0] ?? '';
const names = COMMANDS.map((each) => each.name);
const ids = (games: readonly AnyGame[]): string => games.map((each) => each.id).join(' ');

/** What can be practised, each once. */
const codes = (games: readonly AnyGame[]): string =>
  [
    ...new Set(games.flatMap(({ techniques }) => techniques.filter(canPractise).map(({ code }) => code))),
  ].join(' ');

/** The options of a command and, for those that make puzzles, also the settings of all games. */
function optionsOf({ name, options }: CommandSpec, games: readonly AnyGame[]): readonly string[] {
  const fields = ['new', 'play', 'book', 'factory'].includes(name)
    ? games.flatMap((each) => each.params.fields)
    : [];
  const own = [...options, ...GLOBAL_OPTIONS].map(([flags]) => longOf(flags));
  return [...new Set([...own, ...fields.map(({ key }) => `--${key}`), '--help'])];
}

const bash: Script = (games) => `_edgewise() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  if [ "$COMP_CWORD" = 1 ]; then COMPREPLY=($(compgen -W "${names.join(' ')} help" -- "$cur")); return; fi
  case $prev in
    new|techniques|practise|--new|--game) COMPREPLY=($(compgen -W "${ids(games)}" -- "$cur")); return ;;
    --technique) COMPREPLY=($(compgen -W "${codes(games)}" -- "$cur")); return ;;
    --lang) COMPREPLY=($(compgen -W "en fi" -- "$cur")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")); return ;;
  esac
  case \${COMP_WORDS[1]} in
${COMMANDS.map((each) => `    ${each.name}) local options="${optionsOf(each, games).join(' ')}" ;;`).join('\n')}
  esac
  case $cur in
    -*) COMPREPLY=($(compgen -W "$options" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -f -- "$cur")) ;;
  esac
}
complete -o filenames -F _edgewise edgewise
`;

/** Zsh understands bash's completions. */
const zsh: Script = (games) => `#compdef edgewise
autoload -U +X bashcompinit && bashcompinit
${bash(games)}`;

const fish: Script = (games) =>
  [
    `complete -c edgewise -n __fish_use_subcommand -f -a '${names.join(' ')} help'`,
    `complete -c edgewise -n '__fish_seen_subcommand_from new techniques practise' -f -a '${ids(games)}'`,
    `complete -c edgewise -n '__fish_seen_subcommand_from practise' -l technique -x -a '${codes(games)}'`,
    `complete -c edgewise -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'`,
    ...COMMANDS.flatMap((each) =>
      optionsOf(each, games).map(
        (option) =>
          `complete -c edgewise -n '__fish_seen_subcommand_from ${each.name}' -l ${option.slice(2)}`,
      ),
    ),
    '',
  ].join('\n');

const SCRIPTS: Readonly<Record<string, Script>> = { bash, zsh, fish };
