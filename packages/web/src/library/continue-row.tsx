/** Unfinished games: the latest in a row of its own, the others behind it. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { routeHash } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import type { GameRecord } from '../game/store/records.ts';
import { removeGames } from './remove-games.ts';

export function ContinueRows({ games }: { games: readonly GameRecord[] }) {
  const [all, setAll] = useState(false);
  const known = games.filter(({ game }) => gameById(game));
  if (!known.length) return null;
  return (
    <section aria-label={words.value.continueTitle}>
      <ul class="continue-rows">
        {(all ? known : known.slice(0, 1)).map((record) => (
          <Row key={record.id} record={record}>
            {all || known.length === 1 ? null : (
              <button type="button" class="text more-unfinished" onClick={() => setAll(true)}>
                {words.value.moreUnfinished(known.length - 1)}
                <Icon name="down" />
              </button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** '15 pieces left': as the play screen says it. */
function leftText(game: AnyGame, { now, done, of }: GameRecord): string {
  const read = game.native.parse(now);
  if (!read.ok || read.value.state === undefined) return words.value.progress(done, of);
  const { puzzle, state } = read.value;
  return gameSays(game, game.left(puzzle, state, game.check(puzzle, state)));
}

const LARGE = 4000; // characters: reading such a position takes longer than its description is worth

function Row({ record, children }: { record: GameRecord; children: ComponentChildren }) {
  const game = gameById(record.game);
  const left = useMemo(
    () =>
      game && record.now.length < LARGE
        ? leftText(game, record)
        : words.value.progress(record.done, record.of),
    [game, record, words.value],
  );
  if (!game) return null;
  const name = gameName(game);
  const time = settings.value.timer === 'shown' ? engine().clockText(record.elapsed) : '';
  const detail = [left, time].filter(Boolean);
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
        <span class="button quiet">
          <span>{words.value.resumeGame}</span>
          <Icon name="next" />
        </span>
      </a>
      {children}
      <button
        type="button"
        class="plain remove"
        aria-label={`${words.value.remove}: ${name}`}
        onClick={() => void removeGames([record.id], words.value.removed)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
