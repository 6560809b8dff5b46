/** Play: the board in the middle, tools at hand, everything else beside it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AwayNote } from './away-note.tsx';
import { Board } from './board.tsx';
import { type BoardHandle } from '../input/board-handle.ts';
import { MakingCard } from '../library/making-card.tsx';
import { PlayDialogs } from './play-dialogs.tsx';
import { SidePanel } from './side-panel.tsx';
import { StorageNote } from '../library/storage-note.tsx';
import { Toolbar } from './toolbar.tsx';
import { TopBar } from './top-bar.tsx';
import { paused } from '../game/pause.ts';
import { panel, showPanel } from '../game/panel.ts';
import { recordSolve } from '../game/solve-records.ts';
import { chosenView } from '../game/view-options.ts';
import { findLevel, makeAhead, making } from '../library/making.ts';
import { watchSolvability } from '../hint/solvability-watch.ts';
import { playKeys, type OpenDialog } from '../input/shortcuts.ts';
import { notify } from '../shell/announce.ts';
import { engine } from '../shell/engine.ts';
import { leave } from '../game/autosave.ts';
import {
  closeGame,
  hasShelf,
  openGame,
  openStored,
  type OpenGame,
  type OpenResult,
} from '../game/open-game.ts';
import { draftOfTrial } from '../game/trial-origin.ts';
import { routeHash } from '../shell/route.ts';
import { Gone } from '../shell/gone.tsx';
import { settings } from '../shell/settings.ts';
import { gameName, words } from '../shell/words/index.ts';

export function PlayScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<OpenResult | undefined>(undefined);
  useEffect(() => {
    panel.value = 'none';
    chosenView.value = undefined;
    paused.value = false;
    setOpened(undefined);
    void openStored(id).then((result) => {
      setOpened(result);
      if (result === 'ok') greet(openGame.peek());
    });
    return () => void closeGame();
  }, [id]);
  const now = openGame.value;
  if (opened === 'missing' || opened === 'broken')
    return <Gone text={words.value[opened === 'missing' ? 'gameMissing' : 'gameBroken']} />;
  if (now?.id !== id)
    return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
  return <Playing key={now.id} now={now} />;
}

/** A continued game says so, once. */
function greet(now: OpenGame | undefined): void {
  if (!now || !now.session.canUndo || now.session.solved) return;
  notify(words.value.continued(engine().clockText(now.player.clock.elapsed)));
}

/** None of it is loaded unless the player plays together. */
function followTogether(now: OpenGame): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  if (settings.peek().together === 'on')
    void import('../together/follow.ts').then(({ follow }) => {
      if (!ended) stop = follow(now);
    });
  return () => {
    ended = true;
    stop?.();
  };
}

function Playing({ now }: { now: OpenGame }) {
  const board = useRef<BoardHandle | undefined>(undefined);
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const solved = now.solved.value;
  useClock(now);
  useEffect(() => watchSolvability(now), [now]);
  useEffect(() => followTogether(now), [now]);
  useEffect(() => {
    const stop = new AbortController();
    void findLevel(now, stop.signal);
    return () => stop.abort();
  }, [now]);
  useEffect(() => {
    document.title = `${gameName(now.game)} – ${words.value.app}`;
  }, [now]);
  // Before the next paint: the solve counts even if the player leaves at once.
  useLayoutEffect(() => {
    if (!solved) return;
    showPanel(now, 'none');
    void makeAhead(now);
    void recordSolve(now);
  }, [solved]);
  // Keys work from the moment the board is visible: an effect would run a frame later.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => playKeys(event, now, board, dialog, setDialog);
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [now, dialog]);
  return (
    <main
      id="main"
      class={`play${solved ? ' is-solved' : ''}${hasShelf(now) ? ' has-shelf' : ''}`}
      tabIndex={-1}
    >
      <TopBar now={now} onHelp={() => setDialog('keys')} />
      <Banners now={now} />
      <Board now={now} handle={board} />
      <Toolbar now={now} solved={solved} onMore={() => setDialog('more')} />
      <SidePanel
        now={now}
        board={board}
        solved={solved}
        onShare={() => setDialog('share')}
        onAlbum={() => setDialog('album')}
      />
      <PlayDialogs now={now} board={board} open={dialog} onOpen={setDialog} />
    </main>
  );
}

const Banners = ({ now }: { now: OpenGame }) => (
  <div class="banners">
    <StorageNote />
    {making.value ? <MakingCard /> : null}
    <TrialBanner now={now} />
    <AwayNote now={now} />
  </div>
);

/** From trying out a draft, Back leads to its editor. */
function TrialBanner({ now }: { now: OpenGame }) {
  const draft = draftOfTrial(now.record.origin);
  if (draft === undefined) return null;
  return (
    <div class="storage-note">
      <p>{words.value.draftTrying}</p>
      <a class="button quiet" href={routeHash({ at: 'draft', id: draft })} aria-keyshortcuts="E">
        {words.value.draftBack}
      </a>
    </div>
  );
}

/** The clock stops when the page is hidden, and the time is saved when the page closes. */
function useClock(now: OpenGame): void {
  useEffect(() => {
    const seen = () => {
      const hidden = document.visibilityState === 'hidden';
      now.player.clock.hide(hidden || paused.value);
      if (hidden) leave(now);
    };
    const gone = () => leave(now);
    const active = () => now.player.clock.markActive();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', gone);
    addEventListener('keydown', active);
    addEventListener('pointerdown', active);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', gone);
      removeEventListener('keydown', active);
      removeEventListener('pointerdown', active);
    };
  }, [now]);
}
