/** Home: today's puzzles, unfinished games, every game with its level, and links to more. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Picture } from '../draw/picture.tsx';
import { records, refreshRecords, refreshSolveRecords, solveRecords } from '../game/store/saved-games.ts';
import { engine, loaded, paintsWords } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { later } from '../shell/later.tsx';
import { Logo } from '../shell/logo.tsx';
import { routeHash } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import { useBring, type Brought } from './bring.ts';
import type { GameRecord } from '../game/store/records.ts';
import { placeInSet } from '../game/set-origin.ts';
import { ContinueRows } from './continue-row.tsx';
import { dailyOrigin } from './daily.ts';
import { GameCard } from './game-card.tsx';
import { MakingCard } from './making-card.tsx';
import { making } from './making.ts';
import { artOf } from './scenes.ts';
import { SetRows } from './set-rows.tsx';
import { isUntouched } from './sets.ts';
import { StorageNote } from './storage-note.tsx';
import { TodayCard } from './today-card.tsx';
import { today } from './today.ts';
import { WorkCard } from './work-card.tsx';

/** Needed only for opening something, together with all the readers of links and backups. */
const OpenDialog = later(async () => (await import('./open-dialog.tsx')).OpenDialog);
const LargeBoardCard = later(async () => (await import('./large-board.tsx')).LargeBoardCard);

/** Text comes first, and the games as soon as the engine is loaded. */
export function HomeScreen() {
  const [isKnown, setKnown] = useState(records.value.length > 0);
  useEffect(() => {
    void Promise.all([refreshRecords(), refreshSolveRecords()]).finally(() => setKnown(true));
  }, []);
  useEffect(() => {
    if (isKnown) paintsWords();
  }, [isKnown]);
  const open = records.value.filter(
    (record) =>
      !record.solved &&
      record.origin !== dailyOrigin(today()) &&
      !(placeInSet(record.origin) && isUntouched(record)),
  );
  const isFirst = !records.value.length && !solveRecords.value.length;
  return (
    <main id="main" class="page home" tabIndex={-1}>
      <header class="masthead">
        <h1>
          <Logo />
        </h1>
        <a class="button text" href="#/statistics">
          <Icon name="stats" />
          <span>{words.value.statisticsTitle}</span>
        </a>
        <a class="button text" href="#/settings">
          <Icon name="gear" />
          <span>{words.value.settings}</span>
        </a>
      </header>
      <StorageNote />
      {making.value ? <MakingCard /> : null}
      <WorkCard />
      {loaded.value ? <LargeBoardCard /> : null}
      {isKnown && isFirst ? <Welcome /> : null}
      {isKnown && loaded.value ? <Games isFirst={isFirst} open={open} /> : null}
    </main>
  );
}

function Games({ isFirst, open }: { isFirst: boolean; open: readonly GameRecord[] }) {
  return (
    <>
      {isFirst ? null : <TodayCard />}
      <ContinueRows games={open} />
      <SetRows />
      <section aria-labelledby="games-title">
        <div class="section-head">
          <h2 id="games-title">{words.value.playTitle}</h2>
          <p class="soft">{isFirst ? words.value.playFirst : words.value.playText}</p>
        </div>
        <div class="game-cards">
          {engine().games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      <QuietLinks />
    </>
  );
}

/** The first visit: what this is, and the shortest way into it. */
function Welcome() {
  const games = loaded.value?.games ?? [];
  const [first] = games;
  const scene = useMemo(() => first && artOf(first), [first]);
  const teacher = games.find(({ lesson }) => lesson);
  return (
    <section class="welcome">
      <div>
        <h2 class="headline">{words.value.homeTitle}</h2>
        <p class="soft">{words.value.homeText}</p>
        <p class="welcome-links">
          {teacher ? (
            <a class="button primary" href={routeHash({ at: 'learn', game: teacher.id })}>
              {words.value.learn}
            </a>
          ) : null}
          {games.some(({ params }) => params.daily) ? (
            <a class="button text" href="#/days">
              {words.value.todayLink}
              <Icon name="next" />
            </a>
          ) : null}
        </p>
      </div>
      <div class="welcome-picture">{scene ? <Picture scene={scene} /> : null}</div>
    </section>
  );
}

/** Open, or undefined while it is closed; with any text pasted elsewhere on the page that is not a puzzle. */
type Opening = { readonly brought: Brought | undefined };

function QuietLinks() {
  const [first] = engine().games;
  const [opening, setOpening] = useState<Opening>();
  const bring = useCallback((brought: Brought | undefined) => setOpening(brought && { brought }), []);
  useBring(bring);
  return (
    <nav class="quiet-links" aria-label={words.value.more}>
      <a class="button text" href={routeHash({ at: 'make' })}>
        <Icon name="pen" />
        {words.value.makePuzzle}
      </a>
      <button type="button" class="text" onClick={() => setOpening({ brought: undefined })}>
        <Icon name="paste" />
        {words.value.openPaste}
      </button>
      <a class="button text" href="#/print">
        <Icon name="print" />
        {words.value.print}
      </a>
      <a class="button text" href={routeHash({ at: 'techniques', game: first.id })}>
        <Icon name="hint" />
        {words.value.techniques}
      </a>
      <a class="button text" href={routeHash({ at: 'rules', game: first.id })}>
        <Icon name="help" />
        {words.value.howToPlay}
      </a>
      {opening ? (
        <OpenDialog
          key={opening.brought?.text}
          brought={opening.brought}
          onClose={() => setOpening(undefined)}
        />
      ) : null}
    </nav>
  );
}
