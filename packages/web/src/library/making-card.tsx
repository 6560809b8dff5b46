/** Shown while a puzzle is being made: how far it is, and a way out. */
import { cancelMaking, making } from './making.ts';
import { words } from '../shell/words/index.ts';

export function MakingCard() {
  const now = making.value;
  if (!now) return null;
  return (
    <section class="card making" aria-labelledby="making-title">
      <div>
        <h2 id="making-title">{words.value.making}</h2>
        <p class="soft small">
          {now.of === undefined ? '\u00A0' : words.value.makingCount(now.done + 1, now.of)}
        </p>
      </div>
      <progress
        aria-label={words.value.making}
        {...(now.of === undefined ? {} : { max: now.of, value: now.done })}
      />
      <button type="button" class="quiet" onClick={cancelMaking}>
        {words.value.cancel}
      </button>
    </section>
  );
}
