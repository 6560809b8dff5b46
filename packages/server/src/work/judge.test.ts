/** The judgement of a certificate, against the log that is replayed. */
import { games, verify } from 'edgewise';
import { expect, test } from 'vitest';
import { certificateOf } from '../testing.ts';
import { judge } from './judge.ts';

const judged = (certificate: string) => judge(verify(games, certificate), { certificate, lines: 0 });
const puzzle = 'steps:FBgEFBDAWHEOCGQADkGGS';

test.each(['\n', '\r\n', '\r'])(
  'steps made by the program are detected with every kind of line end: %j',
  (end) => {
    const helped = certificateOf(puzzle, { given: 1 }).replaceAll('\n', end);
    expect(judged(helped)).toMatchObject({ solved: true, given: 1, shown: true });
    const alone = certificateOf(puzzle).replaceAll('\n', end);
    expect(judged(alone)).toMatchObject({ solved: true, given: 0, shown: false });
  },
);

test('the puzzle is as its game writes it, whatever the certificate has', () => {
  const plain = 'slitherlink:5x5:a2a2c2b22a3d0a3233a';
  const certificate = certificateOf(plain);
  const spelled = certificate.replace(`puzzle ${plain}`, 'puzzle slitherlink:5x5:a2a2ab2b22a3d0a3233a');
  expect(spelled).not.toBe(certificate);
  expect(judged(spelled)).toMatchObject({ puzzle: plain, fromStart: true, solved: true });
});

test('a solution on the line of the puzzle is not part of the puzzle', () => {
  const plain = 'steps:BFqCEnEHSFBiHGQGBkABN';
  const certificate = certificateOf(plain).replace(`puzzle ${plain}`, `puzzle ${plain}//DCL`);
  expect(certificate).toContain(`puzzle ${plain}//DCL\n`);
  expect(judged(certificate)).toMatchObject({ puzzle: plain, fromStart: true, solved: true });
});

test('steps made by the program that were undone are counted', () => {
  const lines = certificateOf(puzzle, { given: 1 }).trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('given '));
  const byHand = lines[last]!.replace('given ', 'step ');
  const [, time] = lines[last]!.split(' ');
  const certificate = lines.toSpliced(last + 1, 0, `undo ${time}`, byHand).join('\n');
  expect(judged(`${certificate}\n`)).toMatchObject({ solved: true, given: 1, shown: false });
});
