/** The board as a part of the page: joins the view, the pointers and the keys to the game. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Focus } from '../input/focus.ts';
import { drawPreview, diffScenes, spotsOf, type Preview } from '../draw/preview.ts';
import { hintMarks } from '../hint/hint-marks.ts';
import { errorMarks } from '../check/error-marks.ts';
import type { BoardHandle } from '../input/board-handle.ts';
import { listenToKeys, relabel } from '../input/board-keys.ts';
import { listenToPen } from '../input/mark-input.ts';
import { listenToPieces } from '../input/piece-pointer.ts';
import { partsOf } from '../draw/strokes.ts';
import { BoardView } from '../draw/view.ts';
import { pickedIssue, showsErrors, wrongs } from '../check/issues.ts';
import { sceneAfter } from '../game/after-moves.ts';
import { hasShelf } from '../game/held-piece.ts';
import { hintState, type HintState } from '../game/hint-state.ts';
import { portrait } from '../game/view-options.ts';
import { settings } from '../shell/settings.ts';
import { unfoldingScene } from '../hint/show-solution.ts';
import { sceneOf, type OpenGame } from '../game/open-game.ts';
import { trialSpots } from '../game/trial.ts';
import { gameName, words } from '../shell/words/index.ts';
import { showHeldPiece } from '../input/piece-input.ts';

const LIVELY = 1500; // shapes
const REVEALED = 12; // spots of a hint that are brought into view, the first one surely

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
        class="board"
        role="application"
        aria-label={words.value.board(gameName(now.game))}
        aria-describedby="board-help"
      />
      <p id="board-help" class="unseen">
        {hasShelf(now) ? words.value.boardHelpPieces : words.value.boardHelp}
      </p>
    </div>
  );
}

function mount(host: HTMLElement, now: OpenGame): { handle: BoardHandle; stop(): void } {
  portrait.value = isTall();
  const view = new BoardView(host);
  const focus = new Focus(host);
  view.show(sceneOf(now));
  const parts = partsOf(
    view.space,
    (gesture) => now.game.interpret(now.session.puzzle, now.session.state, gesture).ok,
  );
  const keys = listenToKeys(host, now, view, focus, parts);
  const pieces = hasShelf(now);
  const hands = pieces ? listenToPieces(host, now, view, focus) : listenToPen(host, now, view, focus, parts);
  const effects = [
    effect(() => draw(now, view, focus)),
    effect(() => {
      const seen = previewOfHint(now, hintState.value, view);
      drawPreview(view.preview, seen, hintState.value.is === 'mistake' ? 'wrong' : 'hint');
      const hint = hintMarks(hintState.value, view.scene, seen && spotsOf(seen));
      view.overlay.draw('hint', hint.marks, hint.region);
      const spots = hint.region?.spots ?? hint.marks.flatMap((mark) => mark.spots);
      for (const spot of spots.slice(0, REVEALED).reverse()) reveal(view, spot);
    }),
    effect(() => {
      host.classList.toggle('no-errors', !showsErrors.value);
      const errors = errorMarks(showsErrors.value ? wrongs.value : [], pickedIssue.value, view.verdicts);
      view.overlay.draw('errors', errors.marks);
      if (pickedIssue.value) for (const spot of pickedIssue.value.at.slice(0, 1)) reveal(view, spot);
    }),
    effect(() => {
      const spots = trialSpots.value;
      view.overlay.draw('trial', spots.length ? [{ style: 'at', spots }] : []);
      for (const spot of spots.slice(0, 1)) reveal(view, spot);
    }),
    ...(pieces ? [showHeldPiece(now, view)] : []),
    effect(() => {
      host.classList.toggle('solved', now.solved.value);
      if (now.solved.value) lightUp(host, view);
    }),
  ];
  if (document.activeElement === document.body || document.activeElement?.id === 'main') focus.take();
  const watch = new ResizeObserver(() => {
    portrait.value = isTall();
    view.plane.refit(settings.value.view === 'free');
  });
  watch.observe(host);
  return {
    handle: {
      view,
      focus,
      cancel: () => hands.cancel(),
      enter: () => {
        host.dataset['keys'] = 'on';
        focus.take();
      },
    },
    stop: () => {
      watch.disconnect();
      hands.stop();
      keys();
      for (const end of effects) end();
      host.replaceChildren();
    },
  };
}

/** By the page, not by the room that is left: a board must not turn when a card opens beside it. */
const isTall = (): boolean => matchMedia('(orientation: portrait)').matches;

/** From the rung that says why: before it the player still wants to find it. */
function previewOfHint(now: OpenGame, here: HintState, { scene }: BoardView): Preview | undefined {
  if (!scene || !(here.is === 'mistake' || (here.is === 'step' && here.rung >= 4))) return undefined;
  const after = sceneAfter(now, here.hint);
  return after && diffScenes(scene, after);
}

function draw(now: OpenGame, view: BoardView, focus: Focus): void {
  const first = now.version.value === 0;
  const added = view.show(unfoldingScene.value ?? sceneOf(now));
  // An animation makes the browser arrange all layers anew, which a large board feels.
  if (!first && sceneOf(now).shapes.length < LIVELY)
    for (const element of added) element.classList.add('fresh');
  if (first || view.host.dataset['keys'] === 'on') relabel(now, view, focus);
}

const WAVE = 600; // milliseconds

/** Solved: the lines take the light one after another, from corner to corner. */
function lightUp(host: HTMLElement, view: BoardView): void {
  const { width, height, shapes } = view.scene ?? { width: 1, height: 1, shapes: [] };
  if (shapes.length > LIVELY) return;
  for (const line of host.querySelectorAll<SVGLineElement>('.over line.s-line')) {
    const part = (line.x1.baseVal.value + line.y1.baseVal.value) / (width + height);
    line.style.transitionDelay = `${Math.round(part * WAVE)}ms`;
  }
}

function reveal(view: BoardView, spot: string): void {
  const place = view.space.at(spot);
  if (place) view.plane.reveal(place.x, place.y);
}
