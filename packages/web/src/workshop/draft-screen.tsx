/** The editor: the board in the middle as in play, and beside it the number of solutions, entries and settings. */
import './workshop.css';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { spotsOf } from 'edgewise/workshop';
import { svgElement } from '../draw/elements.ts';
import type { BoardView } from '../draw/view.ts';
import { leave } from '../game/autosave.ts';
import {
  closeGame,
  hasShelf,
  openGame,
  openStored,
  seen,
  type OpenGame,
  type OpenResult,
} from '../game/open-game.ts';
import { chosenView } from '../game/view-options.ts';
import type { BoardHandle } from '../input/board-handle.ts';
import { StorageNote } from '../library/storage-note.tsx';
import { AwayNote } from '../play/away-note.tsx';
import { Board } from '../play/board.tsx';
import { Meter } from '../play/meter.tsx';
import { Shelf } from '../play/shelf.tsx';
import { useBack } from '../shell/back.ts';
import { Tool } from '../shell/controls.tsx';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { later } from '../shell/later.tsx';
import { rove, roveBy } from '../shell/roving.ts';
import { gameName, words } from '../shell/words/index.ts';
import { BoardCard, DrawingCard } from './board-card.tsx';
import { gamesOfDrafts, makingOf } from './draft.ts';
import { draftKeys } from './draft-keys.ts';
import { EntryCard } from './entry-card.tsx';
import { drawSolutions, pairNumber, shown } from './solutions-shown.ts';
import { followStatus, status } from './status.ts';
import { StatusCard } from './status-card.tsx';
import { TrialCard } from './trial-card.tsx';
import { tryOut } from './trial.ts';
import { drawSuggested, suggested } from './suggested.ts';
import { stopWork } from './work.ts';

const PublishDialog = later(() => import('./publish-dialog.tsx').then((part) => part.PublishDialog));
const WalkDialog = later(() => import('./walk-dialog.tsx').then((part) => part.WalkDialog));
const HelpDialog = later(() => import('./draft-help.tsx').then((part) => part.DraftHelp));

export function DraftScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<OpenResult | undefined>(undefined);
  useEffect(() => {
    chosenView.value = undefined;
    shown.value = 'none';
    pairNumber.value = 0;
    suggested.value = undefined;
    setOpened(undefined);
    void openStored(id, 'ask', gamesOfDrafts()).then(setOpened);
    return () => {
      stopWork();
      void closeGame();
    };
  }, [id]);
  const now = openGame.value;
  if (opened === 'missing' || opened === 'broken')
    return <Gone text={words.value[opened === 'missing' ? 'gameMissing' : 'gameBroken']} />;
  if (now?.id !== id)
    return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
  return <Making key={now.id} now={now} />;
}

type Open = 'none' | 'publish' | 'walk' | 'help';

function Making({ now }: { now: OpenGame }) {
  const board = useRef<BoardHandle | undefined>(undefined);
  // The drawing of a solution may have pieces beside it where the chart of tiles has none.
  seen(now, 'settings');
  const [dialog, setDialog] = useState<Open>('none');
  const close = () => setDialog('none');
  useBack(dialog !== 'none', close);
  useEffect(() => followStatus(now), [now]);
  useEffect(() => (board.current ? drawMarks(now, board.current.view) : undefined), [now]);
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => draftKeys(event, now, board);
    const hide = () => document.visibilityState === 'hidden' && leave(now);
    const gone = () => leave(now);
    addEventListener('keydown', down);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', gone);
    return () => {
      removeEventListener('keydown', down);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', gone);
    };
  }, [now]);
  return (
    <main id="main" class={`play draft-making${hasShelf(now) ? ' has-shelf' : ''}`} tabIndex={-1}>
      <DraftBar now={now} onHelp={() => setDialog('help')} />
      <div class="banners">
        <StorageNote />
        <AwayNote now={now} />
      </div>
      <Board now={now} handle={board} />
      <DraftTools now={now} onPublish={() => setDialog('publish')} />
      <aside class="side-area" aria-label={words.value.draftPanel}>
        <div class="side">
          <StatusCard now={now} onWalk={() => setDialog('walk')} />
          <EntryCard now={now} />
          {hasShelf(now) ? <Shelf now={now} board={board} /> : null}
          <BoardCard now={now} />
          <DrawingCard now={now} />
          <Meter now={now} title={words.value.draftMeters} />
          <TrialCard now={now} />
        </div>
      </aside>
      {dialog === 'publish' ? <PublishDialog now={now} onClose={close} /> : null}
      {dialog === 'walk' ? <WalkDialog now={now} onClose={close} /> : null}
      {dialog === 'help' ? <HelpDialog now={now} onClose={close} /> : null}
    </main>
  );
}

/** Locks, givens that contradict each other or are not needed, and the solutions to show. */
function drawMarks(now: OpenGame, view: BoardView): () => void {
  const layer = svgElement('g', { class: 'solutions', 'pointer-events': 'none' });
  const ghosts = svgElement('g', { class: 'suggested', 'pointer-events': 'none' });
  view.overlay.svg.append(layer, ghosts);
  const ends = [
    effect(() => drawSolutions(now, view, layer)),
    effect(() => drawSuggested(now, view, ghosts)),
    effect(() => {
      const { game, draft } = makingOf(now);
      view.overlay.draw('locks', [{ style: 'locked', spots: spotsOf(game, draft, draft.locks) }]);
    }),
    effect(() => {
      const is = status.value;
      const wrong = is.is === 'none' ? (is.more?.because ?? is.obstacle?.at ?? []) : [];
      const spare = is.is === 'one' ? (is.more?.spare ?? []) : [];
      view.overlay.draw('givens', [
        { style: 'wrong', spots: wrong },
        { style: 'spare', spots: spare },
      ]);
    }),
  ];
  return () => {
    for (const end of ends) end();
    layer.remove();
    ghosts.remove();
  };
}

function DraftBar({ now, onHelp }: { now: OpenGame; onHelp: () => void }) {
  const { game, draft } = makingOf(now);
  const name = gameName(game);
  const title = draft.heading.title ?? words.value.draftUntitled(name);
  useEffect(() => {
    document.title = `${title} – ${words.value.app}`;
  }, [title]);
  return (
    <header class="topbar">
      <a class="plain" href="#/make" aria-label={words.value.back}>
        <Icon name="previous" />
      </a>
      <h1>{title}</h1>
      <p class="chosen soft">
        <span class="mode">{words.value.draftMode}</span> <span class="chosen-name">{name}</span>
      </p>
      <span class="topbar-end">
        <button type="button" class="plain" onClick={onHelp} aria-label={words.value.help}>
          <Icon name="help" />
        </button>
      </span>
    </header>
  );
}

function DraftTools({ now, onPublish }: { now: OpenGame; onPublish: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => rove(host.current));
  const all = words.value;
  const isDrawing = chosenView.value === 'drawing';
  return (
    <div
      ref={host}
      class="toolbar"
      role="toolbar"
      aria-label={all.tools}
      onKeyDown={(event) => roveBy(event, host.current)}
    >
      <Tool
        icon="undo"
        label={all.undo}
        keys="Control + Z, U"
        disabled={!now.canUndo.value}
        onClick={() => void now.player.undo()}
      />
      <Tool
        icon="redo"
        label={all.redo}
        keys="Control + Y"
        disabled={!now.canRedo.value}
        onClick={() => void now.player.redo()}
      />
      <span class="divider" aria-hidden="true" />
      <Tool
        icon="pen"
        label={isDrawing ? all.draftGivens : all.draftDrawing}
        onClick={() => {
          chosenView.value = isDrawing ? undefined : 'drawing';
        }}
      />
      <Tool icon="solve" label={all.draftTry} keys="E" onClick={() => void tryOut(now)} />
      <Tool icon="share" label={all.publish} onClick={onPublish} />
    </div>
  );
}
