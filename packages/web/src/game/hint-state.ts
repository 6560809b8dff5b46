/** Where the hint ladder stands. Apart from the climbing itself, so that any move can put it away. */
import { signal } from '@preact/signals';
import type { Answer, PlainHint } from './job-server.ts';

export const HINT_STEPS = 5;

export type HintState =
  | { readonly is: 'away' }
  | { readonly is: 'busy' }
  | { readonly is: 'said'; readonly answer: Exclude<Answer['is'], 'hint'> }
  | { readonly is: 'step'; readonly rung: number; readonly hint: PlainHint } // rung 1 … 4
  | { readonly is: 'mistake'; readonly hint: PlainHint };

export const hintState = signal<HintState>({ is: 'away' });

let asking: AbortController | undefined;

/** A question that ends when the position changes. */
export function newQuestion(): AbortController {
  asking?.abort();
  asking = new AbortController();
  hintState.value = { is: 'busy' };
  return asking;
}

export function clearHint(): void {
  asking?.abort();
  asking = undefined;
  if (hintState.value.is !== 'away') hintState.value = { is: 'away' };
}
