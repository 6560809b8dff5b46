/**
 * The commands as one table: arguments, options, examples. Sentences are in words.ts under
 * `about-<name>`, `arg-…` and `opt-…`. In examples {game} is the first game of the registry, and
 * {solved} and {wrong} are boards of its rules page, so that every example works when pasted.
 */
import type { JobName } from '../jobs/jobs.ts';

export interface CommandSpec {
  readonly name: string;
  readonly argument?: readonly [syntax: string, code: string];
  readonly options: readonly (readonly [flags: string, code: string])[];
  readonly examples: readonly string[];
  readonly job?: JobName; // for what is done to every puzzle of an input
}

const file = ['[file]', 'arg-file'] as const;
const reading = [
  ['--game <id>', 'opt-game'],
  ['--format <id>', 'opt-format'],
] as const;
const making = [
  ['--preset <id>', 'opt-preset'],
  ['--seed <text>', 'opt-seed'],
] as const;

export const GLOBAL_OPTIONS = [
  ['--json', 'opt-json'],
  ['--lang <id>', 'opt-lang'],
  ['--jobs <n>', 'opt-jobs'],
] as const;

export const COMMANDS: readonly CommandSpec[] = [
  { name: 'games', options: [], examples: ['npx edgewise games'] },
  {
    name: 'new',
    job: 'new',
    argument: ['<game>', 'arg-game'],
    options: [
      ...making,
      ['--count <n>', 'opt-count'],
      ['--format <id>', 'opt-out-format'],
      ['--with-solution', 'opt-with-solution'],
    ],
    examples: [
      'npx edgewise new {game} --seed monday',
      'npx edgewise new {game} --count 100 --json > hundred.jsonl',
    ],
  },
  {
    name: 'solve',
    argument: file,
    options: [
      ...reading,
      ['--limit <n>', 'opt-limit'],
      ['--to <id>', 'opt-to'],
      ['--from-start', 'opt-from-start'],
    ],
    examples: ['npx edgewise new {game} --count 3 | npx edgewise solve --limit 2 --json'],
    job: 'solve',
  },
  {
    name: 'check',
    argument: file,
    options: reading,
    examples: ["echo '{solved}' | npx edgewise check"],
    job: 'check',
  },
  {
    name: 'hint',
    argument: file,
    options: [...reading, ['--all', 'opt-all']],
    examples: [
      'npx edgewise new {game} --seed monday | npx edgewise hint',
      'npx edgewise new {game} --seed monday | npx edgewise hint --all',
    ],
    job: 'hint',
  },
  {
    name: 'grade',
    argument: file,
    options: reading,
    examples: ['npx edgewise new {game} --seed monday | npx edgewise grade'],
    job: 'grade',
  },
  {
    name: 'convert',
    argument: file,
    options: [...reading, ['--to <id>', 'opt-to-format']],
    examples: ['npx edgewise new {game} --seed monday | npx edgewise convert --to {format}'],
    job: 'convert',
  },
  {
    name: 'show',
    argument: file,
    options: [
      ...reading,
      ['--svg <file>', 'opt-svg'],
      ['--png <file>', 'opt-png'],
      ['--theme <id>', 'opt-theme'],
      ['--solution', 'opt-solution'],
    ],
    examples: [
      "echo '{solved}' | npx edgewise show",
      'npx edgewise new {game} --seed monday | npx edgewise show --solution --svg monday.svg',
    ],
    job: 'show',
  },
  {
    name: 'play',
    argument: ['[file]', 'arg-play'],
    options: [...reading, ['--new <game>', 'opt-new'], ['--list', 'opt-list'], ...making],
    examples: ['npx edgewise play --new {game}', 'npx edgewise play'],
  },
  {
    name: 'verify',
    argument: ['[file]', 'arg-session'],
    options: [],
    examples: ["printf 'edgewise 1\\ngame {game}\\npuzzle {solved}\\nend\\n' | npx edgewise verify"],
    job: 'verify',
  },
  {
    name: 'completion',
    argument: ['<shell>', 'arg-shell'],
    options: [],
    examples: ['npx edgewise completion bash > edgewise.bash'],
  },
  { name: 'man', options: [], examples: ['npx edgewise man > edgewise.1'] },
];

export const PROGRAM_EXAMPLES = [
  'npx edgewise new {game} --seed monday | npx edgewise solve --limit 2',
  'npx edgewise play --new {game}',
];
