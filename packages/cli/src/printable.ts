/**
 * Text made safe for a terminal. Titles, file names and parts of bad input come from outside: whatever would control
 * the terminal or hide text (control and format characters) is shown as its number instead.
 */
export interface PrintableOptions {
  /** Our own colours may pass: readers refuse input with control characters, so no others can occur. */
  readonly styles?: boolean;
  /** Drawing characters and punctuation in ASCII; letters stay as they are. */
  readonly ascii?: boolean;
}

// oxlint-disable-next-line no-control-regex -- a colour begins with a control character
const STYLE = /(\u001B\[[\d;]*m)/;
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
// oxlint-disable-next-line no-control-regex -- everything outside ASCII
const BEYOND_ASCII = /[^\u0000-\u007F]/gu;

export function printable(text: string, { styles = false, ascii = false }: PrintableOptions = {}): string {
  if (!styles) return clean(text, ascii);
  return text
    .split(STYLE)
    .map((part, index) => (index % 2 === 1 ? part : clean(part, ascii)))
    .join('');
}

function clean(text: string, ascii: boolean): string {
  const safe = text.replace(UNSAFE, named);
  return ascii ? safe.replace(BEYOND_ASCII, (char) => ASCII[char] ?? char) : safe;
}

const named = (char: string): string =>
  `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** One character each where position matters: boards keep their columns. */
const ASCII: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('─━═╌', (char) => [char, '-'])),
  ...Object.fromEntries(Array.from('│┃║╎', (char) => [char, '|'])),
  ...Object.fromEntries(Array.from('╭╮╰╯┌┐└┘├┤┬┴┼', (char) => [char, '+'])),
  '·': '.',
  '•': 'o',
  '●': '@',
  '○': 'o',
  '■': '#',
  '▒': '%',
  '░': ':',
  '△': '^',
  '▽': 'v',
  '▭': '=',
  '▏': '_',
  '✓': '*',
  '×': 'x',
  '−': '-',
  '–': '-',
  '…': '...',
  '“': '"',
  '”': '"',
  '’': "'",
  '→': '->',
  '↔': '<->',
  '≥': '>=',
  '≠': '!=',
  '®': '(R)',
  '°': ' deg',
};
