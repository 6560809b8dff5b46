/** Certificates that are not what they claim, on every available database: each is refused with the reason. */
import { expect, test } from 'vitest';
import { finish, games } from 'edgewise';
import type { Client } from 'edgewise-web/together';
import { certificateOf } from './testing.ts';
import { onEveryDatabase } from './testing-server.ts';

onEveryDatabase((server) => {
  const begin = (client: Client, game: string, day: string) =>
    server.good<{ puzzle: string }>(client, 'POST', `/api/daily/${day}/${game}/start`, { zone: 0 });
  const send = (client: Client, certificate: string, day: string) =>
    server.good(client, 'POST', '/api/results', { day, certificate });
  const player = () => server.player();

  test('is refused with the reason', async () => {
    const day = '2026-12-11';
    server.time = Date.parse(`${day}T12:00:00Z`);
    const { client } = await player();
    const { puzzle } = await begin(client, 'slitherlink', day);
    const certificate = certificateOf(puzzle, { hints: 2 });
    const lines = certificate.split('\n');
    const solvedLine = certificate.replace(/^puzzle .*$/m, (line) => {
      const game = games.find(({ id }) => id === 'slitherlink')!;
      const read = game.native.parse(puzzle);
      if (!read.ok) throw new Error(puzzle);
      const [state] = finish(game.solve(read.value.puzzle, { limit: 1 })).found;
      return line && `puzzle ${game.native.format({ puzzle: read.value.puzzle, state })}`;
    });
    const step = lines.findIndex((line) => line.startsWith('step '));
    const forged: readonly (readonly [string, string, RegExp | string])[] = [
      ['another puzzle', certificateOf('slitherlink:5x5:a23c1222a333a1101c11a'), 'other-puzzle'],
      [
        'a board that is solved already',
        [...solvedLine.split('\n').slice(0, 3), 'end', ''].join('\n'),
        'not-from-start',
      ],
      ['moves left out', [...lines.slice(0, step), 'end', ''].join('\n'), 'not-solved'],
      [
        'an edited move',
        lines.with(step, lines[step]!.replace(/ \S+$/, ' 9999L')).join('\n'),
        'certificate-wrong',
      ],
      ['time that runs backwards', lines.toSpliced(step, 0, 'time 99999999').join('\n'), 'certificate-wrong'],
      ['another game', certificate.replace('game slitherlink', 'game chess'), 'certificate-wrong'],
      [
        'a character that no log has',
        lines.toSpliced(step, 0, 'checkpoint 1 a\u0001b').join('\n'),
        'certificate-wrong',
      ],
      ['such a character in a comment', `# note: a\u0001b\n${certificate}`, 'certificate-wrong'],
      ['such a character at the end', `${certificate}\u0001`, 'certificate-wrong'],
      ['no certificate', '{"a":1}', 'certificate-wrong'],
      ['nothing', '', 'certificate-wrong'],
    ];
    for (const [what, text, reason] of forged)
      expect([what, await server.code(client, 'POST', '/api/results', { day, certificate: text })]).toEqual([
        what,
        reason,
      ]);
    // Lines sent while playing cannot be left out later.
    await server.good(client, 'POST', `/api/daily/${day}/slitherlink/log`, {
      from: 0,
      lines: lines.slice(0, step + 1),
    });
    expect(await server.code(client, 'POST', `/api/daily/${day}/slitherlink/log`, { from: 0, lines })).toBe(
      'log-elsewhere',
    );
    const withoutHints = lines.filter((line) => !line.startsWith('hint ')).join('\n');
    expect(await server.code(client, 'POST', '/api/results', { day, certificate: withoutHints })).toBe(
      'log-changed',
    );
    expect(await send(client, certificate, day)).toMatchObject({ verdict: 'helped' });
  });

  test('of ten megabytes, of a million moves or deeply nested is refused within its budget', async () => {
    const day = '2026-12-12';
    server.time = Date.parse(`${day}T12:00:00Z`);
    const { client } = await player();
    const { puzzle } = await begin(client, 'steps', day);
    const head = `edgewise 1\ngame steps\npuzzle ${puzzle}\n`;
    const huge = `${head}${'hint 1 1\n'.repeat(1_200_000)}end\n`;
    expect(await server.code(client, 'POST', '/api/results', { day, certificate: huge })).toBe('too-large');
    const many = `${head}${'restart 1\n'.repeat(300_000)}end\n`;
    const move = /^step \d+ (\S+)/m.exec(certificateOf(puzzle))?.[1] ?? '';
    const moves = Math.min(1_000_000, Math.floor(3_900_000 / (move.length + 1)));
    const oneStep = `${head}step 1 ${`${move} `.repeat(moves)}\nend\n`;
    const deepLine = `${head}${'['.repeat(3_000_000)}\nend\n`;
    for (const long of [many, oneStep, deepLine])
      expect(await server.code(client, 'POST', '/api/results', { day, certificate: long })).toMatch(
        /^(not-solved|certificate-long|certificate-wrong)$/,
      );
    let nested: unknown = '';
    for (let depth = 0; depth < 3_000; depth++) nested = [nested];
    expect(await server.code(client, 'POST', '/api/results', { day, certificate: nested })).toBe(
      'request-wrong',
    );
    expect(await send(client, certificateOf(puzzle), day)).toMatchObject({ verdict: 'clean' });
  });
});
