/** The engine, once it has arrived. Screens that need it are shown only then. */
import { signal } from '@preact/signals';
import type { AnyGame } from 'edgewise';
import type * as parts from './engine-parts.ts';

export type Engine = typeof parts & { readonly games: readonly AnyGame[] };

export const loaded = signal<Engine | undefined>(undefined);

export async function loadEngine(load: () => Promise<Engine>): Promise<void> {
  loaded.value ??= await load();
}

/** For code that runs only after loading. */
export function engine(): Engine {
  if (!loaded.value) throw new Error('the engine is not loaded yet');
  return loaded.value;
}

export const gameById = (id: string): AnyGame | undefined => engine().games.find((each) => each.id === id);
