/** Says so when the browser stores nothing, and offers the game as a file. */
import { storage } from '../game/store/saved-games.ts';
import { openGame } from '../game/open-game.ts';
import { words } from '../shell/words/index.ts';
import { downloadGame } from './files.ts';

export function StorageNote() {
  const state = storage.value;
  if (state !== 'refused' && state !== 'full') return null;
  const now = openGame.value;
  return (
    <div class="storage-note" role="alert">
      <p>{state === 'full' ? words.value.storageFull : words.value.storageRefused}</p>
      {now ? (
        <button type="button" class="quiet" onClick={() => downloadGame(now)}>
          {words.value.download}
        </button>
      ) : null}
    </div>
  );
}
