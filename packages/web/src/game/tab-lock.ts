/**
 * One tab plays a game at a time. The lock goes with the tab, however it dies; taking a game over
 * steals its lock, and the tab that had it is notified.
 */
export interface TabLock {
  release(): void;
}

const PATIENCE = 600; // a page that is just being reloaded lets go within this

/** Undefined when another tab has it and `how` is not 'take'. Without locks every tab may try: the store finds conflicts. */
export function lockGame(id: string, how: 'ask' | 'take', lost: () => void): Promise<TabLock | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    let mine = false;
    const keep = (): Promise<void> => {
      mine = true;
      return new Promise((end) => {
        const release = () => {
          mine = false;
          end();
        };
        resolve({ release });
      });
    };
    const options = how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    locks.request(`edgewise ${id}`, options, keep).catch((error: unknown) => {
      if (mine) lost();
      // Where the browser denies storage it denies locks too: then there is no other tab to share with.
      const isDenied = error instanceof DOMException && error.name === 'SecurityError';
      resolve(isDenied ? { release: () => {} } : undefined);
    });
  });
}
