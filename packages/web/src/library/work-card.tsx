/** Shown during long work: what it is, how far it has got, and a way to cancel. */
import { words } from '../shell/words/index.ts';
import { work } from './work.ts';

export function WorkCard() {
  const now = work.value;
  if (!now) return null;
  return (
    <section class="card making" aria-labelledby="work-title">
      <div>
        <h2 id="work-title">{now.title}</h2>
        <p class="soft small">{now.of === undefined ? '\u00A0' : words.value.progress(now.done, now.of)}</p>
      </div>
      <progress aria-label={now.title} {...(now.of === undefined ? {} : { max: now.of, value: now.done })} />
      <button type="button" class="quiet" onClick={now.stop}>
        {words.value.cancel}
      </button>
    </section>
  );
}
