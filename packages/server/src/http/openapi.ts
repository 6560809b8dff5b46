/** The description of the API (OpenAPI 3.1), from the same table that answers requests. */
import type * as v from 'valibot';
import * as answers from '../endpoints/answers.ts';
import type { Endpoint } from './endpoint.ts';
import { jsonSchema } from './schemas.ts';

export function openApi(endpoints: readonly Endpoint[], version: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of endpoints) (paths[each.path] ??= {})[each.method.toLowerCase()] = operation(each);
  return {
    openapi: '3.1.0',
    info: { title: 'Edgewise', version, description: ABOUT },
    paths,
    components: { securitySchemes: { edgewise: SCHEME } },
  };
}

const ABOUT =
  'Puzzles, results and links. A player’s requests are signed with a key pair made on the device; see the scheme "edgewise".';

const SCHEME = {
  type: 'apiKey',
  in: 'header',
  name: 'authorization',
  description:
    'Edgewise <public key>.<milliseconds since 1970>.<nonce>.<signature>. Key (P-256, raw), nonce and signature in base64url; the signature (ECDSA, SHA-256) is over "Edgewise", method, path with query, time, nonce and the hexadecimal SHA-256 of the body, joined by line feeds. It is valid for five minutes, and once.',
};

function operation({ about, access, params, query, body, answer, status = 200 }: Endpoint): unknown {
  return {
    summary: about,
    ...(access === 'open'
      ? {}
      : { security: access === 'maybe' ? [{}, { edgewise: [] }] : [{ edgewise: [] }] }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: { description: 'Done.', ...(answer && { content: json(answer) }) },
      default: { description: 'Refused, with the reason.', content: json(answers.refusal) },
    },
  };
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: jsonSchema(schema) } });

function parametersOf(where: 'path' | 'query', schema: v.GenericSchema | undefined): readonly unknown[] {
  const entries = (schema as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || each.type !== 'optional',
    schema: jsonSchema(each),
  }));
}
