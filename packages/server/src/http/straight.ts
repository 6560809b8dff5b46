/**
 * The short path to an endpoint: a URL without parameters or a query, and a body whose declared length is allowed.
 * It avoids Hono's request and response and the header lists in between; everything else goes through Hono.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT, type Answer, type Answers } from './answer.ts';
import type { ApiOptions } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

/** Whether it has answered, or will. */
export type Straight = (request: IncomingMessage, response: ServerResponse) => boolean;

export function straightTo({ endpoints, answers, addressOf }: ApiOptions): Straight {
  const plain = endpoints.filter(({ path }) => !path.includes('{'));
  const table = new Map(plain.map((each) => [`${each.method} ${each.path}`, each]));
  return (request, response) => {
    const endpoint = table.get(`${request.method} ${request.url}`);
    if (!endpoint || !hasFittingBody(request, endpoint)) return false;
    void answer(answers, endpoint, request, addressOf(request)).then((answered) => send(response, answered));
    return true;
  };
}

function hasFittingBody({ headers }: IncomingMessage, { body, limit = BODY_LIMIT }: Endpoint): boolean {
  if (body === undefined) return true;
  return Number(headers['content-length']) <= limit;
}

const answer = (
  answers: Answers,
  endpoint: Endpoint,
  request: IncomingMessage,
  address: string,
): Promise<Answer> =>
  answers.to(endpoint, {
    path: endpoint.path,
    address,
    authorization: request.headers.authorization,
    params: NONE,
    query: NONE,
    body: () => bodyOf(request),
  });

const NONE = {};

/** Its length is declared, and node enforces it. */
function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer<ArrayBuffer>[] = [];
    const gone = (): void =>
      reject(new Refusal(400, 'body-cut', 'The connection closed before the body was complete.'));
    request
      .on('data', (part: Buffer<ArrayBuffer>) => void parts.push(part))
      .on('end', () => {
        request.off('close', gone); // it closes after every answer too, and making an error takes long
        const [only, another] = parts;
        resolve(only && !another ? only : Buffer.concat(parts));
      })
      .on('error', gone)
      .on('close', gone);
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  response.writeHead(status, { ...headers, 'content-length': length }).end(body);
}
