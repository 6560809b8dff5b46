/** The frame around every screen: what is spoken, what is noticed, and the screen itself. */
import { useEffect, useRef } from 'preact/hooks';
import { loaded } from './shell/engine.ts';
import { Announcer, Notices } from './shell/announcer.tsx';
import { HomeScreen } from './library/home.tsx';
import { route, type Route } from './shell/route.ts';
import { clearNotices } from './shell/announce.ts';
import { later } from './shell/later.tsx';
import { Logo } from './shell/logo.tsx';
import { words } from './shell/words/index.ts';

const Waiting = () => (
  <main id="main" class="page waiting" tabIndex={-1}>
    <h1>
      <Logo />
    </h1>
    <p class="soft">{words.value.loading}</p>
  </main>
);

/** What the first paint does not need comes when it is opened, and is kept for offline with the rest. */
const playing = () => import('./play/play-screen.tsx');
const PlayScreen = later(async () => (await playing()).PlayScreen, Waiting);
const NewScreen = later(async () => (await import('./library/new-game.tsx')).NewScreen, Waiting);
const RulesScreen = later(async () => (await import('./library/rules.tsx')).RulesScreen, Waiting);
const LessonScreen = later(async () => (await import('./library/lesson.tsx')).LessonScreen, Waiting);
const DaysScreen = later(async () => (await import('./library/days.tsx')).DaysScreen, Waiting);
const StatisticsScreen = later(
  async () => (await import('./library/statistics-screen.tsx')).StatisticsScreen,
  Waiting,
);
const ChallengesScreen = later(
  async () => (await import('./library/challenges.tsx')).ChallengesScreen,
  Waiting,
);
const OpenScreen = later(async () => (await import('./library/open-link.tsx')).OpenScreen, Waiting);
const SettingsScreen = later(async () => (await import('./library/settings-page.tsx')).SettingsPage, Waiting);

export function App() {
  const here = route.value;
  const before = useRef(here);
  // The table is fetched while the player still chooses, so that it is there at once.
  useEffect(() => void playing().catch(() => {}), []);
  useEffect(() => {
    // A new screen is where a reader should go on; the very first is read from its beginning anyway.
    if (before.current !== here) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    before.current = here;
    scrollTo(0, 0);
    clearNotices();
    if (here.at !== 'play') document.title = words.value.app;
  }, [here]);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {words.value.skip}
      </a>
      {loaded.value ? <Screen here={here} /> : <Waiting />}
      <Patterns />
      <Notices />
      <Announcer />
    </>
  );
}

/** Two tints must differ by more than hue: what lies outside is hatched. */
const Patterns = () => (
  <svg class="unseen" aria-hidden="true" focusable="false">
    <defs>
      <pattern
        id="hatch"
        width="0.22"
        height="0.22"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="0.22" height="0.22" class="hatch-ground" />
        <path d="M0 0V0.220" class="hatch-line" />
      </pattern>
    </defs>
  </svg>
);

/** The fragment is the route, so the link may not change it. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

function Screen({ here }: { here: Route }) {
  switch (here.at) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewScreen key={here.game} id={here.game} />;
    case 'play':
      return <PlayScreen key={here.id} id={here.id} />;
    case 'rules':
      return <RulesScreen key={here.game} id={here.game} />;
    case 'learn':
      return <LessonScreen key={here.game} id={here.game} />;
    case 'challenges':
      return <ChallengesScreen key={here.game} id={here.game} />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'days':
      return <DaysScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'open':
      return <OpenScreen key={here.link} link={here.link} />;
  }
}
