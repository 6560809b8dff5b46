/** Play: the board in the middle, tools at hand, everything else beside it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board, type BoardHandle } from '../parts/board.tsx';
import { MakingCard } from '../parts/making-card.tsx';
import { PlayDialogs, type Opened as OpenDialog } from '../parts/play-dialogs.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { StorageNote } from '../parts/storage-note.tsx';
import { Toolbar, TopBar } from '../parts/toolbar.tsx';
import { panel, picked } from '../state/checking.ts';
import { hasShelf } from '../state/holding.ts';
import { keepFeat } from '../state/feats.ts';
import { resetLadder } from '../state/ladder-state.ts';
import { lens } from '../state/looking.ts';
import { findLevel, makeAhead, making } from '../state/making.ts';
import { keepLookout } from '../state/lookout.ts';
import { playKeys } from '../state/shortcuts.ts';
import { closeTable, leave, openTable, table, takeOver, type Opened, type Table } from '../state/table.ts';
import { tell } from '../state/tell.ts';
import { gameName, gameSays, words } from '../words/index.ts';

export function PlayScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    panel.value = 'none';
    picked.value = lens.value = undefined;
    resetLadder();
    setOpened(undefined);
    void openTable(id).then(setOpened);
    return () => void closeTable();
  }, [id]);
  const now = table.value;
  if (opened === 'missing' || opened === 'broken')
    return <Gone text={words.value[opened === 'missing' ? 'gameMissing' : 'gameBroken']} />;
  if (now?.id !== id)
    return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
  return <Playing key={now.id} now={now} />;
}

export const Gone = ({ text }: { text: string }) => (
  <main id="main" class="page" tabIndex={-1}>
    <h1 class="wordmark">{words.value.app}</h1>
    <p role="alert">{text}</p>
    <a class="button primary" href="#/">
      {words.value.goHome}
    </a>
  </main>
);

function Playing({ now }: { now: Table }) {
  const board = useRef<BoardHandle | undefined>(undefined);
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const solved = now.solved.value;
  useClock(now);
  useEffect(() => keepLookout(now), [now]);
  useEffect(() => {
    const stop = new AbortController();
    void findLevel(now, stop.signal);
    return () => stop.abort();
  }, [now]);
  useEffect(() => {
    document.title = `${gameName(now.game)} – ${words.value.app}`;
  }, [now]);
  useEffect(() => {
    if (!solved) return;
    resetLadder();
    panel.value = 'none';
    tell(gameSays(now.game, { code: 'solved' }));
    void makeAhead(now);
    void keepFeat(now);
  }, [solved]);
  useEffect(() => {
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
      <Toolbar now={now} board={board} solved={solved} onMore={() => setDialog('more')} />
      <SidePanel
        now={now}
        board={board}
        solved={solved}
        onShare={() => setDialog('share')}
        onAlbum={() => setDialog('album')}
      />
      <PlayDialogs now={now} open={dialog} onOpen={setDialog} />
    </main>
  );
}

const Banners = ({ now }: { now: Table }) => (
  <div class="banners">
    <StorageNote />
    {making.value ? <MakingCard /> : null}
    {now.mine.value ? null : (
      <div class="storage-note" role="alert">
        <p>
          <strong>{words.value.awayTitle}.</strong> {words.value.away}
        </p>
        <button type="button" class="primary" onClick={() => void takeOver(now)}>
          {words.value.takeOver}
        </button>
      </div>
    )}
  </div>
);

/** The clock stands still when nobody looks, and the time is kept when the page goes away. */
function useClock(now: Table): void {
  useEffect(() => {
    const seen = () => {
      const hidden = document.visibilityState === 'hidden';
      now.clock.hide(hidden);
      if (hidden) leave(now);
    };
    const gone = () => leave(now);
    const stir = () => now.clock.stir();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', gone);
    addEventListener('keydown', stir);
    addEventListener('pointerdown', stir);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', gone);
      removeEventListener('keydown', stir);
      removeEventListener('pointerdown', stir);
    };
  }, [now]);
}
