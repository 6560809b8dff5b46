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

const data = ['--data <folder>', 'opt-data'] as const;

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
      ['--difficulty <range>', 'opt-difficulty'],
      ['--format <id>', 'opt-out-format'],
      ['--with-solution', 'opt-with-solution'],
      ['--title <text>', 'opt-set-title'],
      ['--author <text>', 'opt-set-author'],
    ],
    examples: [
      'npx edgewise new {game} --seed monday',
      'npx edgewise new {game} --count 100 --json > hundred.jsonl',
      'npx edgewise new {game} --difficulty 20-30 --seed monday',
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
    name: 'ambiguity',
    argument: file,
    options: reading,
    examples: [
      "echo '{solved}' | npx edgewise ambiguity",
      'npx edgewise new {game} --seed monday | npx edgewise ambiguity --json',
    ],
    job: 'ambiguity',
  },
  {
    name: 'edit',
    argument: file,
    options: [...reading, ['--set <edits>', 'opt-set'], ['--symmetry <id>', 'opt-symmetry']],
    examples: [
      "npx edgewise new {game} --seed monday | npx edgewise edit --set 'title=Monday'",
      "npx edgewise new {game} --seed monday | npx edgewise edit --set '{edit}'",
    ],
    job: 'edit',
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
    name: 'techniques',
    argument: ['[game]', 'arg-some-game'],
    options: [],
    examples: ['npx edgewise techniques {game}', 'npx edgewise techniques --json'],
  },
  {
    name: 'practise',
    argument: ['[game]', 'arg-some-game'],
    options: [
      ['--technique <id>', 'opt-technique'],
      ['--seed <text>', 'opt-practise-seed'],
    ],
    examples: [
      'npx edgewise practise {game}',
      'npx edgewise practise {game} --technique {technique} --seed monday --json',
    ],
  },
  {
    name: 'book',
    argument: ['[files...]', 'arg-book'],
    options: [
      ['-o, --output <file>', 'opt-output'],
      ['--as <kind>', 'opt-as'],
      ...reading,
      ...making,
      ['--count <n>', 'opt-book-count'],
      ['--title <text>', 'opt-title'],
      ['--author <text>', 'opt-author'],
      ['--note <text>', 'opt-note'],
      ['--paper <id>', 'opt-paper'],
      ['--per-page <n>', 'opt-per-page'],
      ['--full-colour', 'opt-full-colour'],
      ['--large-print', 'opt-large-print'],
      ['--hints', 'opt-hints'],
      ['--qr <address>', 'opt-qr'],
      ['--without-solutions', 'opt-without-solutions'],
      ['--without-title', 'opt-without-title'],
      ['--many-solutions', 'opt-many-solutions'],
      ['--piece-size <mm>', 'opt-piece-size'],
      ['--plain-sides', 'opt-plain-sides'],
      ['--without-backs', 'opt-without-backs'],
    ],
    examples: [
      'npx edgewise book --game {game} --count 24 --seed monday -o book.pdf',
      'npx edgewise new {game} --count 12 | npx edgewise book - --per-page 6 -o twelve.pdf',
    ],
  },
  {
    name: 'verify',
    argument: ['[file]', 'arg-session'],
    options: [],
    examples: ["printf 'edgewise 1\\ngame {game}\\npuzzle {solved}\\nend\\n' | npx edgewise verify"],
    job: 'verify',
  },
  {
    name: 'serve',
    options: [
      ['--port <n>', 'opt-port'],
      ['--host <address>', 'opt-host'],
      data,
      ['--factory <n>', 'opt-factory-threads'],
      ['--behind-proxy', 'opt-behind-proxy'],
    ],
    examples: ['npx edgewise serve --port 8080 --data edgewise-data'],
  },
  {
    name: 'factory',
    argument: ['<what>', 'arg-factory'],
    options: [
      ['--game <id>', 'opt-factory-game'],
      ...making,
      ['--count <n>', 'opt-factory-count'],
      ['--days <n>', 'opt-days'],
      ['--order <id>', 'opt-order'],
      ['-o, --output <file>', 'opt-export-output'],
      ['--keep-working', 'opt-keep-working'],
      data,
    ],
    examples: [
      'npx edgewise factory add --game {game} --preset normal --count 1000 --seed spring',
      'npx edgewise factory work --jobs 2',
      'npx edgewise factory export --json -o thousand.jsonl',
    ],
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
