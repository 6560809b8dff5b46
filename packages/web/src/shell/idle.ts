/** Work that can wait is done piece by piece, between what the player does. */
const waiting: (() => void)[] = [];
let isRunning = false;

/** Runs later, each in a turn of its own. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  waiting.push(run);
  if (!isRunning) {
    isRunning = true;
    nextTurn();
  }
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
  };
}

const PATIENCE = 500; // milliseconds: on a busy page it is done anyway

/** Safari has no idle callbacks. */
function nextTurn(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, 16);
}

function work(): void {
  waiting.shift()?.();
  isRunning = waiting.length > 0;
  if (isRunning) nextTurn();
}
