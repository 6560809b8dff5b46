/** The game is open in another tab: here it can be viewed, or taken over. */
import { takeOver, type OpenGame } from '../game/open-game.ts';
import { words } from '../shell/words/index.ts';

export function AwayNote({ now }: { now: OpenGame }) {
  if (now.ownedHere.value) return null;
  return (
    <div class="storage-note" role="alert">
      <p>
        <strong>{words.value.awayTitle}.</strong> {words.value.away}
      </p>
      <button type="button" class="primary" onClick={() => void takeOver(now)}>
        {words.value.takeOver}
      </button>
    </div>
  );
}
