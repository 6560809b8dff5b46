/** Home: today's puzzles, what was begun, every game with its level, and quiet ways to more. */
import { useEffect, useMemo } from 'preact/hooks';
import { Picture } from '../draw/picture.tsx';
import { records, refreshRecords, refreshSolveRecords, solveRecords } from '../game/store/saved-games.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { later } from '../shell/later.tsx';
import { Logo } from '../shell/logo.tsx';
import { routeHash } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import { ContinueRows } from './continue-row.tsx';
import { dailyOrigin } from './daily.ts';
import { GameCard } from './game-card.tsx';
import { MakingCard } from './making-card.tsx';
import { making } from './making.ts';
import { artOf } from './scenes.ts';
import { StorageNote } from './storage-note.tsx';
import { dailyGames, TodayCard } from './today-card.tsx';
import { today } from './today.ts';

/** Below the fold, with all readers of links and backups behind it. */
const ImportBox = later(async () => (await import('./import-box.tsx')).ImportBox);

export function HomeScreen() {
  useEffect(() => {
    void refreshRecords();
    void refreshSolveRecords();
  }, []);
  const open = records.value.filter(({ solved, origin }) => !solved && origin !== dailyOrigin(today()));
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
      {isFirst ? <Welcome /> : <TodayCard />}
      <ContinueRows games={open} />
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
      <ImportBox />
    </main>
  );
}

/** The first visit: what this is, and the shortest way into it. */
function Welcome() {
  const [first] = engine().games;
  const scene = useMemo(() => first && artOf(first), [first]);
  const teacher = engine().games.find(({ lesson }) => lesson);
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
          {dailyGames().length ? (
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

function QuietLinks() {
  const [first] = engine().games;
  const focus = () => document.querySelector<HTMLElement>('#import-text')?.focus();
  return (
    <nav class="quiet-links" aria-label={words.value.more}>
      <a class="button text" href={routeHash({ at: 'new', game: first.id })}>
        <Icon name="pen" />
        {words.value.makePuzzle}
      </a>
      <button type="button" class="text" onClick={focus}>
        <Icon name="paste" />
        {words.value.openPaste}
      </button>
      <a class="button text" href={routeHash({ at: 'rules', game: first.id })}>
        <Icon name="help" />
        {words.value.howToPlay}
      </a>
    </nav>
  );
}
