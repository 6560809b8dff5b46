/** The frame around every screen: what is spoken, what is noticed, and the screen itself. */
import { useEffect, useRef } from 'preact/hooks';
import { loaded } from './shell/engine.ts';
import { Announcer, Notices } from './shell/announcer.tsx';
import { HomeScreen } from './library/home.tsx';
import { NewScreen } from './library/new-game.tsx';
import { OpenScreen } from './library/open-link.tsx';
import { OwnData } from './library/own-data.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import { RulesScreen } from './library/rules.tsx';
import { SettingsScreen } from './shell/settings-screen.tsx';
import { route, type Route } from './shell/route.ts';
import { clearNotices } from './shell/announce.ts';
import { words } from './shell/words/index.ts';

export function App() {
  const here = route.value;
  const before = useRef(here);
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

const Waiting = () => (
  <main id="main" class="page" tabIndex={-1}>
    <h1 class="wordmark">{words.value.app}</h1>
    <p class="soft">{words.value.loading}</p>
  </main>
);

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
    case 'settings':
      return (
        <SettingsScreen>
          <OwnData />
        </SettingsScreen>
      );
    case 'open':
      return <OpenScreen key={here.link} link={here.link} />;
  }
}
