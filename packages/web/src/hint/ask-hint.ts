/** Hints are found by the worker: the player asks, and shows the answer if the position is still the same. */
import { effect, signal } from '@preact/signals';
import type { Outcome, Rung } from 'edgewise/play';
import { ask, Stopped } from '../game/jobs.ts';
import { openGame, seen, type OpenGame } from '../game/open-game.ts';
import { showPanel } from '../game/panel.ts';
import { noteHint } from '../game/tallies.ts';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

/** The hint button and its keys: the next step of the hint, or a first one. */
export function pressHint(now: OpenGame): void {
  showPanel(now, 'hint');
  const outcome = now.player.hint.press();
  noteDone(now);
  answerHint(now, outcome);
}

/** A hint with everything it shows, at once; one that is already shown goes one step further. */
export function pressWholeHint(now: OpenGame): void {
  showPanel(now, 'hint');
  const { hint } = now.player;
  if (hint.state.is === 'step' || hint.state.is === 'mistake') return pressHint(now);
  hintedAt.value = undefined;
  answerHint(now, hint.press(), true);
}

/** The position that the last hint led to: until the next move its card stays and offers another. */
export const hintedAt = signal<number | undefined>(undefined);

function noteDone({ player }: OpenGame): void {
  hintedAt.value = player.hint.state.is === 'none' && !player.session.solved ? player.version : undefined;
}

/** Jumps to one of its steps. */
export function revealHint(now: OpenGame, rung: Rung | 4): void {
  now.player.hint.reveal(rung);
  noteDone(now);
}

/** Answers a press or a typed word that asks for a hint. */
export function answerHint(now: OpenGame, { is }: Outcome, isWhole = false): void {
  if (is === 'asks') void find(now, isWhole);
}

async function find(now: OpenGame, isWhole: boolean): Promise<void> {
  const { hint } = now.player;
  const { question } = hint;
  const asking = new AbortController();
  const end = effect(() => {
    const { state } = seen(now, 'hint').hint;
    if (state.is !== 'working' || hint.question !== question) asking.abort();
  });
  try {
    const answer = await ask('asked', (api, job, on) => api.hint(job, now.session.save(), on), asking.signal);
    if (!hint.show(answer, question)) return;
    if (answer.is === 'hint' && answer.hint.kind === 'step') noteHint(now.game.id, answer.hint.code);
    if (isWhole) hint.reveal(3);
  } catch (error) {
    if (error instanceof Stopped) return;
    hint.close();
    notify(words.value.failed, 'wrong');
  } finally {
    end();
  }
}

/** To the last position that can be solved, as one step, so that undo returns. */
export async function goToLastSolvable(now: OpenGame): Promise<void> {
  const asking = new AbortController();
  const { version } = now.player;
  const end = effect(() => {
    if (seen(now, 'position').version !== version) asking.abort();
  });
  try {
    const text = await ask(
      'asked',
      (api, job, on) => api.lastSolvable(job, now.session.save(), on),
      asking.signal,
    );
    if (openGame.value !== now) return;
    now.player.hint.close();
    now.player.answers.showLastSolvable(text);
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  } finally {
    end();
  }
}

export function closeHint(now: OpenGame): void {
  now.player.hint.close();
  showPanel(now, 'none');
}
