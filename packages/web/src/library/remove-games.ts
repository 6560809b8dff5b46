/** Games are removed at once, and can be restored for as long as the notice stays. */
import { gameStore, refreshRecords } from '../game/store/saved-games.ts';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

export async function removeGames(ids: readonly string[], said: string): Promise<void> {
  const store = await gameStore();
  const stored = await Promise.all(ids.map((id) => store.load(id)));
  for (const id of ids) await store.remove(id);
  await refreshRecords();
  const back = async () => {
    for (const game of stored) if (game) await store.create(game);
    await refreshRecords();
  };
  notify(said, 'plain', { label: words.value.undoRemove, run: () => void back() });
}
