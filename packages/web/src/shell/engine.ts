/** The engine, once loaded. Screens that need it are shown only then. */
import { signal } from '@preact/signals';
import type { AnyGame, Games } from 'edgewise';
import type * as parts from './engine-parts.ts';

export type Engine = typeof parts & { readonly games: Games };

export const loaded = signal<Engine | undefined>(undefined);

let nowPainted: () => void;

/** Home's first text does not need the engine, and appears sooner if the engine is loaded after it. */
export const wordsPainted = new Promise<void>((resolve) => (nowPainted = resolve));

const PAINTING = 100; // milliseconds: a frame is on the screen some time after the script that made it

/** For a screen whose text is now in the page: resolves once it is visible, in its own typeface. */
export const paintsWords = (): void =>
  void document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(nowPainted, PAINTING)));

export async function loadEngine(load: () => Promise<Engine>): Promise<void> {
  loaded.value ??= await load();
}

/** For code that runs only after loading. */
export function engine(): Engine {
  if (!loaded.value) throw new Error('the engine is not loaded yet');
  return loaded.value;
}

export const gameById = (id: string): AnyGame | undefined => engine().games.find((each) => each.id === id);
