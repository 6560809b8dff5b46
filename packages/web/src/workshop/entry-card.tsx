/** What can be given at the cursor: buttons for fingers and screen readers, a field where a text is needed. */
import { useState } from 'preact/hooks';
import { choicesAt } from 'edgewise/workshop';
import { seen, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { makingOf, playEdits } from './draft.ts';
import { lockAt, typeAt } from './entry.ts';

const SHORT = 3; // characters: a choice with a key of its own is shown by it

export function EntryCard({ now }: { now: OpenGame }) {
  const { cursor } = seen(now, 'cursor', 'settings');
  const { game, draft } = makingOf(now);
  const { spot } = cursor;
  const choices = choicesAt(game, draft, spot);
  const place = game.edit.placeOf(draft.design, spot);
  const all = words.value;
  return (
    <section class="card draft-entry" aria-label={all.draftEntry}>
      <h2>{place === undefined ? all.draftEntry : `${all.draftEntry}: ${place}`}</h2>
      {choices.length ? (
        <div class="choices">
          {choices.map(({ key, sign = key, edits, isNow, ...label }) => {
            const text = gameSays(game, label);
            return (
              <button
                key={edits.map(({ on, to }) => `${on}=${to}`).join()}
                type="button"
                class="key"
                aria-pressed={isNow ?? false}
                aria-label={text}
                onClick={() => void playEdits(now, edits)}
              >
                {sign !== undefined && sign.length <= SHORT ? sign : text}
              </button>
            );
          })}
        </div>
      ) : (
        <TypeField now={now} spot={spot} />
      )}
      <LockButton now={now} spot={spot} />
    </section>
  );
}

function TypeField({ now, spot }: { now: OpenGame; spot: string }) {
  const [text, setText] = useState('');
  const { game, draft } = makingOf(now);
  if (game.edit.placeOf(draft.design, spot) === undefined)
    return <p class="soft">{words.value.draftEntryNone}</p>;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeAt(now, spot, text) === 'done') setText('');
      }}
    >
      <input
        type="text"
        value={text}
        autocomplete="off"
        aria-label={words.value.draftType}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="quiet">
        {words.value.draftType}
      </button>
    </form>
  );
}

function LockButton({ now, spot }: { now: OpenGame; spot: string }) {
  const { game, draft } = makingOf(now);
  const place = game.edit.placeOf(draft.design, spot);
  if (place === undefined) return null;
  const isLocked = draft.locks.includes(place);
  return (
    <button type="button" class="quiet lock" aria-pressed={isLocked} onClick={() => void lockAt(now, spot)}>
      {isLocked ? words.value.draftUnlock : words.value.draftLock}
    </button>
  );
}
