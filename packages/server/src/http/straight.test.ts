/** The short path to an endpoint and the one through Hono: callers see no difference. */
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../testing-server.ts';

const VARYING = new Set(['date']);

onEveryDatabase((server) => {
  const answerOf = async (path: string, init: RequestInit) => {
    const response = await server.fetch(path, init);
    const headers = [...response.headers].filter(([name]) => !VARYING.has(name));
    return { status: response.status, headers, body: await response.text() };
  };
  const post = (body: string): RequestInit => ({ method: 'POST', body });

  test.each([
    ['/api/health', {}],
    ['/api/openapi.json', {}],
    ['/api/grade', post('{"puzzle":"steps:FBgEFBDAWHEOCGQADkGGS"}')],
    ['/api/grade', post('{"puzzle":7}')],
    ['/api/grade', post('{')],
    ['/api/grade', post('')],
    ['/api/results', post('{"day":"2026-11-16","certificate":""}')],
    ['/api/results', { ...post('{}'), headers: { authorization: 'Edgewise x.1.y.z' } }],
    ['/api/me', {}],
    ['/api/me', { method: 'DELETE' }],
    ['/api/none', {}],
  ] satisfies [string, RequestInit][])('%s %j', async (path, init) => {
    const straight = await answerOf(path, init);
    expect(await answerOf(`${path}?`, init)).toEqual(straight);
    expect(straight.headers).toContainEqual(['x-content-type-options', 'nosniff']);
  });
});
