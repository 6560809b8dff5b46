/** Long work in front of the player: a message that it is running, drawn once, and keys that stop it. */
import type { Task } from 'edgewise';
import { Cancelled } from '../args/user-error.ts';
import { Driver } from '../jobs/driver.ts';

interface Thinker {
  readonly terminal: { onUrgent: (() => void) | undefined };
  readonly draw: () => void;
  /** The message shown in the meantime; '' when it has ended. */
  readonly say: (text: string) => void;
}

/** Undefined when Esc or Ctrl-C stopped it. */
export async function think<T>(task: Task<T>, said: string, thinker: Thinker): Promise<T | undefined> {
  const { terminal, draw, say } = thinker;
  const stop = new AbortController();
  terminal.onUrgent = () => stop.abort();
  say(said);
  let drawn = false;
  const show = (): void => {
    if (!drawn) draw();
    drawn = true;
  };
  try {
    return await new Driver(stop.signal, show).finish(task);
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  } finally {
    terminal.onUrgent = undefined;
    say('');
  }
}
