/** The engine, once it has arrived. Screens that need it are shown only then. */
import { signal } from '@preact/signals';
import type { AnyGame } from 'edgewise';
import type * as all from './engine-all.ts';

export type Engine = typeof all;

export const loaded = signal<Engine | undefined>(undefined);

export async function loadEngine(): Promise<Engine> {
  loaded.value ??= await import('./engine-all.ts');
  return loaded.value;
}

/** For code that runs only after loading. */
export function engine(): Engine {
  if (!loaded.value) throw new Error('the engine is not loaded yet');
  return loaded.value;
}

export const gameById = (id: string): AnyGame | undefined => engine().games.find((each) => each.id === id);
