/** Games that were begun: the last one in a row of its own, the others behind it. */
import { useState } from 'preact/hooks';
import { engine, gameById } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { notify } from '../shell/announce.ts';
import { routeHash } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { gameName, words } from '../shell/words/index.ts';
import { gameStore, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord } from '../game/store/records.ts';

const FEW = 3; // so many are shown at once

export function ContinueRows({ games }: { games: readonly GameRecord[] }) {
  const [all, setAll] = useState(false);
  const known = games.filter(({ game }) => gameById(game));
  const shown = all ? known : known.slice(0, FEW);
  if (!known.length) return null;
  return (
    <section aria-label={words.value.continueTitle}>
      <ul class="continue-rows">
        {shown.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ul>
      {shown.length < known.length ? (
        <button type="button" class="text" onClick={() => setAll(true)}>
          {words.value.moreUnfinished(known.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}

function Row({ record }: { record: GameRecord }) {
  const game = gameById(record.game);
  if (!game) return null;
  const name = gameName(game);
  const time = settings.value.timer === 'shown' ? engine().clockText(record.elapsed) : '';
  const detail = [words.value.progress(record.done, record.of), time].filter(Boolean);
  return (
    <li class="card continue">
      <a
        href={routeHash({ at: 'play', id: record.id })}
        aria-label={`${words.value.continueGame(name)}, ${detail.join(', ')}`}
      >
        <Icon name="clock" />
        <span class="continue-text">
          <strong>{words.value.continueGame(name)}</strong>
          <span class="soft">{detail.join(' · ')}</span>
        </span>
        <progress max={record.of} value={record.done} aria-hidden="true" />
        <span class="button sunk">
          {words.value.resumeGame}
          <Icon name="next" />
        </span>
      </a>
      <button
        type="button"
        class="plain remove"
        aria-label={`${words.value.remove}: ${name}`}
        onClick={() => void removeGame(record)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** Removing is undone for as long as the notice stays. */
async function removeGame(record: GameRecord): Promise<void> {
  const store = await gameStore();
  const stored = await store.load(record.id);
  await store.remove(record.id);
  await refreshRecords();
  const back = async () => {
    if (stored) await store.create(stored);
    await refreshRecords();
  };
  notify(words.value.removed, 'plain', { label: words.value.undoRemove, run: () => void back() });
}
