/** Home: go on, begin, or bring a puzzle. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame, Scene } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { Choice } from '../shell/controls.tsx';
import { Icon } from '../shell/icons.tsx';
import { ImportBox } from './import-box.tsx';
import { MakingCard } from './making-card.tsx';
import { Picture } from '../draw/picture.tsx';
import { StorageNote } from './storage-note.tsx';
import { miniature } from './miniature.ts';
import { making, makeAndPlay } from './making.ts';
import { go, routeHash } from '../shell/route.ts';
import { choices, set, settings } from '../shell/settings.ts';
import { notify } from '../shell/announce.ts';
import { gameStore, records, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord } from '../game/store/records.ts';
import { agoText, gameName, gameSays, words } from '../shell/words/index.ts';

export function HomeScreen() {
  useEffect(() => void refreshRecords(), []);
  const open = records.value.filter(({ solved }) => !solved);
  const solved = records.value.filter((each) => each.solved);
  return (
    <main id="main" class="page home" tabIndex={-1}>
      <header class="masthead">
        <h1 class="wordmark">{words.value.app}</h1>
        <p class="soft">{words.value.homeTitle}</p>
        <a class="button quiet settings-link" href="#/settings">
          <Icon name="gear" />
          <span>{words.value.settings}</span>
        </a>
      </header>
      <StorageNote />
      {making.value ? <MakingCard /> : null}
      <Shelf title={words.value.continueTitle} games={open} first={6} />
      <section aria-labelledby="games-title">
        <h2 id="games-title">{words.value.gamesTitle}</h2>
        <div class="game-cards">
          {engine().games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      <ImportBox />
      <Shelf title={words.value.doneTitle} games={solved} first={3} />
      <footer class="home-foot">
        <Choice
          name="theme"
          legend={words.value.setting.theme}
          options={choices.theme.map((each) => [each, words.value.option.theme[each]] as const)}
          value={settings.value.theme}
          onChange={(value) => set('theme', value)}
        />
        <Choice
          name="language"
          legend={words.value.setting.language}
          options={choices.language.map((each) => [each, words.value.option.language[each]] as const)}
          value={settings.value.language}
          onChange={(value) => set('language', value)}
        />
      </footer>
    </main>
  );
}

function Shelf({ title, games, first }: { title: string; games: readonly GameRecord[]; first: number }) {
  const [all, setAll] = useState(false);
  if (!games.length) return null;
  const shown = all ? games : games.slice(0, first);
  return (
    <section>
      <h2>{title}</h2>
      <ul class="saved-cards">
        {shown.map((record) => (
          <SavedCard key={record.id} record={record} />
        ))}
      </ul>
      {shown.length < games.length ? (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {words.value.moreGames(games.length)}
        </button>
      ) : null}
    </section>
  );
}

function SavedCard({ record }: { record: GameRecord }) {
  const game = gameById(record.game);
  const scene = useMemo(() => game && sceneOfText(game, record.now), [game, record.now]);
  if (!game || !scene) return null;
  const name = gameName(game);
  const detail = [
    record.level && gameSays(game, { code: `level.${record.level}` }),
    words.value.progress(record.done, record.of),
  ];
  return (
    <li class="card saved">
      <a
        href={routeHash({ at: 'play', id: record.id })}
        aria-label={`${words.value.continueGame(name)}, ${detail.filter(Boolean).join(', ')}`}
      >
        <Picture scene={scene} />
        <span class="saved-text">
          <strong>{name}</strong>
          <span class="soft small">{detail.filter(Boolean).join(' · ')}</span>
          <progress max={record.of} value={record.done} aria-hidden="true" />
          <span class="soft small">{words.value.playedAt(agoText(record.played, Date.now()))}</span>
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

const FINE = 2000; // shapes: beyond this a thumbnail's numbers are specks

function sceneOfText(game: AnyGame, text: string): Scene | undefined {
  const read = game.native.parse(text);
  if (!read.ok) return undefined;
  const scene = game.scene(read.value.puzzle, read.value.state ?? game.start(read.value.puzzle));
  if (scene.shapes.length < FINE) return scene;
  return { ...scene, shapes: scene.shapes.filter(({ kind }) => kind !== 'text') };
}

const SHOWN = 6; // presets on a card: the others wait behind "more"

function GameCard({ game }: { game: AnyGame }) {
  const scene = miniature(game).value;
  const { formatParams } = engine();
  return (
    <article class="card game-card">
      <Picture scene={scene} unfolding />
      <div class="game-text">
        <h3>{gameName(game)}</h3>
        <p class="soft">{gameSays(game, { code: 'tagline' })}</p>
        <div class="presets">
          {game.params.presets.slice(0, SHOWN).map((preset, i) => (
            <button
              type="button"
              key={preset.id}
              class={i === 0 ? 'primary' : 'quiet'}
              onClick={() => void makeAndPlay(game, formatParams(game.params, preset.params))}
            >
              {gameSays(game, { code: `preset.${preset.id}` })}
            </button>
          ))}
        </div>
        <p class="row">
          <button type="button" class="link" onClick={() => go({ at: 'new', game: game.id })}>
            {words.value.moreOptions}
          </button>
          <a class="link" href={routeHash({ at: 'rules', game: game.id })}>
            {words.value.rules}
          </a>
        </p>
      </div>
    </article>
  );
}
