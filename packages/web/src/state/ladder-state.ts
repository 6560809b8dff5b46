/** Where the hint ladder stands. Apart from the climbing itself, so that any move can put it away. */
import { signal } from '@preact/signals';
import type { Answer, PlainHint } from '../worker/worker.ts';

export const RUNGS = 5;

export type Ladder =
  | { readonly is: 'away' }
  | { readonly is: 'busy' }
  | { readonly is: 'said'; readonly answer: Exclude<Answer['is'], 'hint'> }
  | { readonly is: 'step'; readonly rung: number; readonly hint: PlainHint } // rung 1 … 4
  | { readonly is: 'mistake'; readonly hint: PlainHint };

export const ladder = signal<Ladder>({ is: 'away' });

let asking: AbortController | undefined;

/** A question that ends when the position changes. */
export function newQuestion(): AbortController {
  asking?.abort();
  asking = new AbortController();
  ladder.value = { is: 'busy' };
  return asking;
}

export function resetLadder(): void {
  asking?.abort();
  asking = undefined;
  if (ladder.value.is !== 'away') ladder.value = { is: 'away' };
}
