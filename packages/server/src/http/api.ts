/** The table of endpoints as a Hono application. */
import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import { API_HEADERS, type Answer, type Answers, type Asked } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

export interface ApiOptions {
  readonly endpoints: readonly Endpoint[];
  readonly answers: Answers;
  /** The caller, for rate limits. */
  readonly addressOf: (request: IncomingMessage) => string;
}

export function makeApi({ endpoints, answers, addressOf }: ApiOptions): Hono {
  const app = new Hono();
  app.options('/api/*', (context) =>
    context.body(null, 204, {
      ...API_HEADERS,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '86400',
    }),
  );
  for (const each of endpoints)
    app.on(each.method, each.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) =>
      responseOf(await answers.to(each, askedBy(context, addressOf))),
    );
  app.get('/p/:code', (context) => {
    const { code } = context.req.param();
    return context.redirect(/^\w{8}$/.test(code) ? `/#/shared/${code}` : '/', 302);
  });
  app.notFound((context) =>
    context.json({ error: { code: 'not-found', message: 'There is nothing here.' } }, 404, API_HEADERS),
  );
  return app;
}

const responseOf = ({ body, status, headers }: Answer): Response =>
  new Response(body, { status, headers: headers as Record<string, string> });

const askedBy = (context: Context, addressOf: ApiOptions['addressOf']): Asked => ({
  path: pathOf(context.req.url),
  address: addressOf((context.env as { incoming: IncomingMessage }).incoming),
  authorization: context.req.header('authorization'),
  params: context.req.param(),
  query: context.req.query(),
  body: (limit) => bodyOf(context, limit),
});

const pathOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

const tooLarge = (limit: number): Refusal =>
  new Refusal(413, 'too-large', `The body may have at most ${limit} bytes.`);

/** Node enforces the declared length; without one the bytes are counted as they arrive. */
async function bodyOf(context: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = context.req.header('content-length');
  if (Number(declared) > limit) throw tooLarge(limit);
  if (declared !== undefined) return new Uint8Array(await context.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of context.req.raw.body ?? []) {
    length += part.length;
    if (length > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
