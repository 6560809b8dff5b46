/** The board as a part of the page: joins the view, the pointers and the keys to the player. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { changedSpots, diffScenes, type Player } from 'edgewise/play';
import { errorMarks } from '../check/error-marks.ts';
import { showsErrors } from '../check/issues.ts';
import { drawPreview } from '../draw/preview.ts';
import { BoardView } from '../draw/view.ts';
import { inputMode } from '../game/input-mode.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { portrait } from '../game/view-options.ts';
import { hintMarks } from '../hint/hint-marks.ts';
import { unfoldingScene } from '../hint/show-solution.ts';
import type { BoardHandle } from '../input/board-handle.ts';
import { listenToKeys, relabel } from '../input/board-keys.ts';
import { Focus } from '../input/focus.ts';
import { listenToPen } from '../input/mark-input.ts';
import { listenToPieces } from '../input/piece-input.ts';
import { paused } from '../game/pause.ts';
import { Icon } from '../shell/icons.tsx';
import { PausedCover } from './clock.tsx';
import { settings } from '../shell/settings.ts';
import { gameName, words } from '../shell/words/index.ts';
import { showPath, showPieces } from './piece-marks.ts';

const REVEALED = 12; // spots of a hint that are brought into view, the first one always

export function Board({ now, handle }: { now: OpenGame; handle: { current: BoardHandle | undefined } }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const mounted = mount(host.current, now);
    handle.current = mounted.handle;
    return () => {
      handle.current = undefined;
      mounted.stop();
    };
  }, [now]);
  return (
    <div class="board-area">
      <div
        ref={host}
        class={now.player.scene.onPaper ? 'board on-paper' : 'board'}
        inert={paused.value}
        role="application"
        aria-label={words.value.board(gameName(now.game))}
        aria-describedby="board-help"
      />
      <button type="button" class="fit-board quiet" onClick={() => handle.current?.view.plane.fitAll()}>
        <Icon name="fit" />
        <span>{words.value.zoomFit}</span>
        <span class="unseen">{words.value.boardCut}</span>
      </button>
      {paused.value ? <PausedCover now={now} /> : null}
      <p id="board-help" class="unseen">
        {hasShelf(now) ? words.value.boardHelpPieces : words.value.boardHelp}
      </p>
    </div>
  );
}

function mount(host: HTMLElement, now: OpenGame): { handle: BoardHandle; stop(): void } {
  portrait.value = isPortrait();
  const view = new BoardView(host);
  const focus = new Focus(host);
  draw(now, view, true);
  relabel(now, focus);
  const pieces = hasShelf(now);
  const pointers = pieces ? listenToPieces(now, view, focus) : listenToPen(now, view, focus);
  const ends = [
    listenToKeys(now, view, focus),
    ...effects(now, view),
    ...(now.game.pathsThrough ? [showPath(now, view)] : []),
    ...(pieces ? [showPieces(now, view)] : []),
  ];
  if (document.activeElement === document.body || document.activeElement?.id === 'main') focus.take();
  const watch = new ResizeObserver(() => {
    portrait.value = isPortrait();
    view.plane.refit(settings.value.view === 'free');
    revealHint(now.player.hint, view); // its card has just taken some of the board's room
  });
  watch.observe(host);
  return {
    handle: {
      view,
      focus,
      cancel: () => pointers.cancel(),
      enter: () => {
        host.dataset['keys'] = 'on';
        focus.take();
      },
    },
    stop: () => {
      watch.disconnect();
      pointers.stop();
      for (const end of ends) end();
      host.replaceChildren();
    },
  };
}

/** Depends on the page, not on the remaining room: a board must not turn when a card opens beside it. */
const isPortrait = (): boolean => matchMedia('(orientation: portrait)').matches;

function effects(now: OpenGame, view: BoardView): readonly (() => void)[] {
  let isFirst = true;
  return [
    effect(() => {
      seen(now, 'position', 'settings');
      draw(now, view, isFirst);
      isFirst = false;
    }),
    effect(() => showHint(now, view)),
    effect(() => showErrors(now, view)),
    effect(() => {
      const spots = seen(now, 'checkpoints').checkpoints.shownSpots; // a move clears it
      view.overlay.draw('trial', spots.length ? [{ style: 'at', spots }] : []);
      reveal(view, spots.slice(0, 1));
    }),
    effect(() => {
      const spots = seen(now, 'answer').answers.lit;
      view.overlay.draw('answer', spots.length ? [{ style: 'at', spots }] : []);
      reveal(view, spots.slice(0, 1));
    }),
    effect(() => {
      view.host.classList.toggle('solved', now.solved.value);
      if (now.solved.value) celebrate(now, view);
    }),
  ];
}

/** The whole board is shown, and the light starts from the last move. */
function celebrate({ player }: OpenGame, view: BoardView): void {
  view.plane.fitAll();
  const { x, y } = player.cursor.place;
  view.celebrate([x, y]);
}

function showHint(now: OpenGame, view: BoardView): void {
  const { hint } = seen(now, 'hint', 'settings'); // a move closes it
  const diff = hint.preview();
  drawPreview(view.preview, diff, hint.state.is === 'mistake' ? 'wrong' : 'hint');
  const { marks, region } = hintMarks(hint.marks(), new Set(diff && changedSpots(diff)));
  view.overlay.draw('hint', marks, region);
  revealHint(hint, view);
}

function revealHint(hint: Player['hint'], view: BoardView): void {
  const { region, at, because, wrong } = hint.marks();
  const spots = [...region, ...wrong, ...at, ...because];
  reveal(view, spots.slice(0, REVEALED).reverse());
}

function showErrors(now: OpenGame, view: BoardView): void {
  const { check } = seen(now, 'position', 'check');
  const isShown = showsErrors(now);
  view.host.classList.toggle('no-errors', !isShown);
  const picked = check.isOpen ? check.pickedIssue : undefined;
  view.overlay.draw('errors', errorMarks(isShown ? check.wrong : [], picked, view.verdicts).marks);
  if (picked) reveal(view, picked.at.slice(0, 1));
}

function draw({ player }: OpenGame, view: BoardView, isFirst: boolean): void {
  const scene = unfoldingScene.value ?? player.scene;
  const before = view.scene;
  const { x, y } = player.cursor.place;
  view.show(scene, isFirst ? undefined : [x, y]);
  // Players who type may be looking elsewhere; those who point or use keys are looking there.
  if (before && inputMode.value === 'typed')
    reveal(view, changedSpots(diffScenes(before, scene)).slice(0, 1));
}

function reveal({ overlay, plane }: BoardView, spots: readonly string[]): void {
  for (const spot of spots) {
    const place = overlay.placeOf(spot);
    if (place) plane.reveal(place.x, place.y);
  }
}
