/** The frame around every screen: announcements, notices, and the screen itself. */
import { useEffect, useRef } from 'preact/hooks';
import { loaded, paintsWords, wordsPainted } from './shell/engine.ts';
import { Announcer, Notices } from './shell/announcer.tsx';
import { HomeScreen } from './library/home.tsx';
import { route, routeHash, type Route } from './shell/route.ts';
import { clearNotices } from './shell/announce.ts';
import { later } from './shell/later.tsx';
import { Logo } from './shell/logo.tsx';
import { words } from './shell/words/index.ts';

function Waiting() {
  useEffect(paintsWords, []);
  return (
    <main id="main" class="page waiting" tabIndex={-1}>
      <h1>
        <Logo />
      </h1>
      <p class="soft">{words.value.loading}</p>
    </main>
  );
}

/** Whatever the first paint does not need is loaded when opened, and cached for offline use with the rest. */
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
const TechniquesScreen = later(
  async () => (await import('./learn/techniques-screen.tsx')).TechniquesScreen,
  Waiting,
);
const PractiseScreen = later(
  async () => (await import('./learn/practise-screen.tsx')).PractiseScreen,
  Waiting,
);
const PrintScreen = later(async () => (await import('./print/print-screen.tsx')).PrintScreen, Waiting);
const MakeScreen = later(async () => (await import('./workshop/make-screen.tsx')).MakeScreen, Waiting);
const DraftScreen = later(async () => (await import('./workshop/draft-screen.tsx')).DraftScreen, Waiting);
const EditScreen = later(async () => (await import('./workshop/edit-screen.tsx')).EditScreen, Waiting);
const SetScreen = later(async () => (await import('./library/set-screen.tsx')).SetScreen, Waiting);
const OpenScreen = later(async () => (await import('./library/open-link.tsx')).OpenScreen, Waiting);
const BoardScreen = later(async () => (await import('./together/board-screen.tsx')).BoardScreen, Waiting);
const SharedScreen = later(async () => (await import('./together/shared-screen.tsx')).SharedScreen, Waiting);
const SetterScreen = later(async () => (await import('./together/setter-screen.tsx')).SetterScreen, Waiting);
const CollectScreen = later(async () => {
  const [{ CollectScreen: Collect }, { draftedIn }] = await Promise.all([
    import('./together/collect-screen.tsx'),
    import('./workshop/drafted.ts'),
  ]);
  return () => <Collect draftedIn={draftedIn} />;
}, Waiting);
const TogetherCard = later(async () => (await import('./together/together-card.tsx')).TogetherCard);
const SettingsScreen = later(async () => (await import('./library/settings-page.tsx')).SettingsPage, Waiting);

export function App() {
  const here = route.value;
  const before = useRef(here);
  // The play screen is fetched while the player is choosing, so that it opens at once; home is painted first.
  useEffect(() => {
    const free = here.at === 'home' ? wordsPainted : Promise.resolve();
    void free.then(playing).catch(() => {});
  }, []);
  useEffect(() => {
    // Screen readers should continue at a new screen; the first one is read from the top anyway.
    if (before.current !== here) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    before.current = here;
    scrollTo(0, 0);
    clearNotices();
    if (here.at !== 'play' && here.at !== 'draft') document.title = words.value.app;
  }, [here]);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {words.value.skip}
      </a>
      {loaded.value || here.at === 'home' ? <Screen here={here} /> : <Waiting />}
      <Patterns />
      <Notices />
      <Announcer />
    </>
  );
}

/** Two tints must differ by more than hue: what is outside is hatched. */
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
    case 'techniques':
      return <TechniquesScreen key={routeHash(here)} id={here.game} technique={here.technique} />;
    case 'practise':
      return <PractiseScreen key={routeHash(here)} id={here.game} technique={here.technique} />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'days':
      return <DaysScreen />;
    case 'print':
      return <PrintScreen />;
    case 'settings':
      return (
        <SettingsScreen>
          <TogetherCard />
        </SettingsScreen>
      );
    case 'board':
      return <BoardScreen key={`${here.day} ${here.game}`} day={here.day} id={here.game} />;
    case 'shared':
      return <SharedScreen key={here.code} code={here.code} />;
    case 'setter':
      return <SetterScreen key={here.name} name={here.name} />;
    case 'collect':
      return <CollectScreen />;
    case 'make':
      return <MakeScreen />;
    case 'set':
      return <SetScreen key={here.id} id={here.id} />;
    case 'draft':
      return <DraftScreen key={here.id} id={here.id} />;
    case 'edit':
      return <EditScreen key={here.link} link={here.link} />;
    case 'open':
      return <OpenScreen key={here.link} link={here.link} />;
  }
}
