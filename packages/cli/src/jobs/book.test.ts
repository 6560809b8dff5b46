/** book: what is printed, what is refused, and that nothing is ever half-written. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, objects } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'edgewise-book-'));
const inFolder = (name: string): string => join(folder, name);
const isPdf = (file: string): boolean => readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-';
const gentle = ['--game', 'slitherlink', '--preset', 'gentle', '--seed', 'monday'];

describe('what is printed', () => {
  it('puzzles made from a seed: the same file every time', async () => {
    for (const name of ['a.pdf', 'b.pdf']) {
      const { code, out, err } = await call(['book', ...gentle, '--count', '3', '-o', inFolder(name)]);
      expect({ code, out }).toEqual({ code: 0, out: '' });
      expect(err).toMatch(/a\.pdf|b\.pdf: 3 puzzles on \d+ pages, \d+ KB\.\n$/);
    }
    expect(readFileSync(inFolder('a.pdf')).equals(readFileSync(inFolder('b.pdf')))).toBe(true);
  });

  it('a repeated puzzle is made again from another seed', async () => {
    const section = { game: 'slitherlink', preset: 'gentle', count: 2, seed: 'monday' };
    writeFileSync(inFolder('twice.json'), JSON.stringify({ seed: 's', sections: [section, section] }));
    const argv = ['book', inFolder('twice.json'), '--json', '-o', inFolder('twice.pdf')];
    const { code, out, err } = await call(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(objects(out)).toMatchObject([{ puzzles: 4 }]);
  });

  it('settings of the game as for new, and a chosen seed is printed', async () => {
    const argv = ['book', '--game', 'slitherlink', '--width', '5', '--height', '4', '--count', '1'];
    const { code, err } = await call([...argv, '-o', inFolder('size.pdf')]);
    expect(code).toBe(0);
    expect(err).toMatch(/^Seed: \w+\n/);
  });

  it('a spec; its files are found beside it, and flags override it', async () => {
    writeFileSync(inFolder('own.txt'), 'slitherlink:3x3:a3a230a3a\n');
    const sections = [
      { game: 'slitherlink', count: 2 },
      { file: 'own.txt', title: 'Own' },
    ];
    writeFileSync(inFolder('spec.json'), JSON.stringify({ title: 'Spec', paper: 'a5', seed: 's', sections }));
    const argv = ['book', inFolder('spec.json'), '--paper', 'letter', '--json', '-o', inFolder('spec.pdf')];
    const { code, out, err } = await call(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(objects(out)).toMatchObject([{ pdf: inFolder('spec.pdf'), puzzles: 3 }]);
    expect(readFileSync(inFolder('spec.pdf'), 'latin1')).toContain('/MediaBox [0 0 612 792]');
  });

  it('puzzles from the standard input in another format, to the standard output', async () => {
    const made = await call([
      'new',
      'slitherlink',
      '--preset',
      'gentle',
      '--seed',
      'a',
      '--count',
      '2',
      '--format',
      'puzzlink',
    ]);
    const { code, out, err } = await call(['book', '-', '--without-title', '-o', '-'], { stdin: made.out });
    expect({ code, start: out.slice(0, 5) }).toEqual({ code: 0, start: '%PDF-' });
    expect(err).toContain('-: 2 puzzles');
  });

  it.each(['worksheet', 'kit'])('--as %s', async (kind) => {
    const argv = [
      'book',
      '--as',
      kind,
      '--game',
      'triangles',
      '--preset',
      'first',
      '--many-solutions',
      '--seed',
      'a',
    ];
    expect((await call([...argv, '--count', '1', '-o', inFolder(`${kind}.pdf`)])).code).toBe(0);
    expect(isPdf(inFolder(`${kind}.pdf`))).toBe(true);
  });
});

describe('what is refused', () => {
  const refused = async (argv: readonly string[], stdin = ''): Promise<string> => {
    const file = inFolder('kept.pdf');
    writeFileSync(file, 'what was there before');
    const { code, out, err } = await call(['book', ...argv, '-o', file], { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(readFileSync(file, 'utf8')).toBe('what was there before');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    return err;
  };

  it('every puzzle that is not unique, by number and line', async () => {
    const lines = ['slitherlink:3x3:a3a230a3a', 'slitherlink:3x3:i', '# remark', 'slitherlink:3x3:4d4c'];
    const err = await refused(['-'], lines.join('\n'));
    expect(err.split('\n')).toEqual([
      'edgewise: Puzzle 2 (<stdin>, line 2): it has more than one solution.',
      'edgewise: Puzzle 3 (<stdin>, line 4): it has no solution.',
      'edgewise: Nothing was written.',
      '',
    ]);
  });

  it('puzzles that cannot be unique, unless allowed', async () => {
    const argv = ['--game', 'tantrix', '--preset', 'six', '--seed', 'a', '--count', '1'];
    expect(await refused(argv)).toContain('Puzzle 1 (Tantrix loops, seed a): it has more than one solution.');
    expect((await call(['book', ...argv, '--many-solutions', '-o', inFolder('many.pdf')])).code).toBe(0);
  });

  it.each([
    [[], 'There are no puzzles to print'],
    [[...gentle, '--count', '0'], 'There are no puzzles to print'],
    [['-'], 'There are no puzzles to print'],
    [[...gentle, '--count', 'x'], '"x" is not valid for --count'],
    [[...gentle, '--paper', 'a3'], '--paper: expected a4 | letter | a5 | 6x9, found "a3".'],
    [[...gentle, '--as', 'poster'], '--as: expected book | worksheet | kit, found "poster".'],
    [[...gentle, '--per-page', '13'], '13'],
    [[...gentle, '--qr', 'ftp://x'], '--qr: expected'],
    [[...gentle, '--qr', 'ftp://x'], 'found "ftp://x".'],
    [[...gentle, '--count', '1', '--title', 'Пазлы'], 'The title contains “Пазлы”'],
    [['--game', 'chess'], 'chess'],
    [[...gentle, '--as', 'kit', '--count', '1'], 'Slitherlink has no pieces to cut out.'],
    [['nowhere.txt'], 'nowhere.txt: No such file.'],
  ])('%j', async (argv, sentence) => {
    const err = await refused(argv);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('an invalid spec, with the position', async () => {
    writeFileSync(inFolder('bad.json'), '[{"game":"slitherlink","count":0}]');
    expect(await refused([inFolder('bad.json')])).toContain(
      'bad.json: sections[0].count: expected 1–10000, found 0.',
    );
  });

  it('no output, a folder, a missing folder, a full disk', async () => {
    const small = ['book', ...gentle, '--count', '1'];
    expect((await call(small)).err).toContain('book needs -o and a file');
    expect(await call([...small, '-o', folder])).toMatchObject({
      code: 2,
      err: expect.stringContaining('directory') as string,
    });
    expect(await call([...small, '-o', inFolder('no/where.pdf')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('where.pdf: The folder to write to does not exist.') as string,
    });
    if (!existsSync('/dev/full')) return;
    expect(await call([...small, '-o', '/dev/full'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('The disk is full') as string,
    });
  });

  it('Ctrl-C stops it, and nothing is written', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort('SIGINT'), 300);
    const argv = [
      'book',
      '--game',
      'slitherlink',
      '--preset',
      'huge',
      '--count',
      '1000',
      '-o',
      inFolder('stopped.pdf'),
    ];
    expect((await call(argv, { signal: stopping.signal })).code).toBe(130);
    expect(existsSync(inFolder('stopped.pdf'))).toBe(false);
  });
});
