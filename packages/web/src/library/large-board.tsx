/** Asks before opening a board that takes long. */
import { words } from '../shell/words/index.ts';
import { largeBoard } from './opening.ts';

export function LargeBoardCard({ onCancel }: { onCancel?: () => void }) {
  const now = largeBoard.value;
  if (!now) return null;
  const close = () => {
    largeBoard.value = undefined;
  };
  return (
    <section class="card making" role="alert">
      <p>{words.value.largeBoard(now.name)}</p>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          close();
          onCancel?.();
        }}
      >
        {words.value.cancel}
      </button>
      <button
        type="button"
        class="primary"
        onClick={() => {
          close();
          void now.open();
        }}
      >
        {words.value.largeOpen}
      </button>
    </section>
  );
}
