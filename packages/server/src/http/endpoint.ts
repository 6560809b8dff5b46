/** An endpoint as data: routing, checking, limits and the description of the API all come from it. */
import type * as v from 'valibot';
import type { Services } from '../services.ts';
import type { Player } from '../identity/players.ts';
import type { Attempt, WhichAttempt } from '../together/attempts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Anything but JSON: a picture, a text. */
export class Raw {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(type: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) {
    this.type = type;
    this.body = body as string | Uint8Array<ArrayBuffer>;
    this.headers = headers;
  }
}

/** `open`: anyone. `key`: anyone who signs, known here or not. `player`: registered players. */
type Access = 'open' | 'key' | 'player' | 'maybe';

interface Shape<Params extends v.GenericSchema, Query extends v.GenericSchema, Body extends v.GenericSchema> {
  readonly method: Method;
  readonly path: `/${string}`; // with {names}
  readonly about: string;
  readonly access: Access;
  readonly cost?: number; // towards the rate limit; 1 by default
  readonly limit?: number; // bytes of a body
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: v.GenericSchema; // JSON; undefined if the answer is something else
  readonly status?: 200 | 201;
  /** The answer never changes: the next caller gets the same bytes. */
  readonly keep?: true;
  /** The player's attempt at this puzzle is fetched with the player, in the same query. */
  attempt?(body: v.InferOutput<Body>): WhichAttempt;
}

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly now: number;
  readonly publicKey: Uint8Array<ArrayBuffer> | undefined;
  readonly player: Player | undefined;
  readonly attempt: Attempt | undefined;
}

export type Endpoint = Shape<v.GenericSchema, v.GenericSchema, v.GenericSchema> & {
  run(services: Services, call: Call<never, never, never>): Promise<unknown>;
};

export const endpoint = <
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
>(
  shape: Shape<Params, Query, Body> & {
    run(
      services: Services,
      call: Call<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
    ): Promise<unknown>;
  },
): Endpoint => shape;

/** The player who signed; the table of endpoints has made sure that there is one. */
export function playerOf({ player }: Pick<Call<unknown, unknown, unknown>, 'player'>): Player {
  if (!player) throw new Error('an endpoint for players was called without one');
  return player;
}
