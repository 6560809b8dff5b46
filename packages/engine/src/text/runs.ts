/** Runs of blanks as letters: a = 1 … z = 26, longer runs split. */
const LONGEST = 26;
const A = 97;

/** The length of the run that a letter represents; 0 for other characters. */
export const runLength = (letter: string): number =>
  /^[a-z]$/.test(letter) ? letter.charCodeAt(0) - A + 1 : 0;

/** 27 blanks are 'za'. */
export function runSign(length: number): string {
  const rest = length % LONGEST;
  return 'z'.repeat((length - rest) / LONGEST) + (rest ? String.fromCharCode(A + rest - 1) : '');
}
