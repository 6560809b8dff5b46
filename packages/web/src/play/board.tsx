/** The board as a part of the page: joins the view, the hands and the keys to the table. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Focus } from '../input/focus.ts';
import { drawPreview, diffScenes, spotsOf, type Preview } from '../draw/preview.ts';
import { meaningOf } from '../input/keys.ts';
import { errorMarks, hintMarks } from '../hint/hint-marks.ts';
import { listen } from '../input/pointer.ts';
import type { Place } from '../draw/space.ts';
import {
  beginStroke,
  extendStroke,
  partsOf,
  strokeGesture,
  type Parts,
  type Stroke,
} from '../input/strokes.ts';
import { BoardView } from '../draw/view.ts';
import { doGesture, labelOf, swapped } from '../game/actions.ts';
import { pickedIssue, showsErrors, wrongs } from '../check/issues.ts';
import { sceneAfter } from '../game/after-moves.ts';
import { aim, hasShelf, held, letGo } from '../game/held-piece.ts';
import { hintState, type HintState } from '../game/hint-state.ts';
import { portrait } from '../game/view-options.ts';
import { settings } from '../shell/settings.ts';
import { unfoldingScene } from '../hint/show-solution.ts';
import { sceneOf, type OpenGame } from '../game/open-game.ts';
import { announcePolite } from '../shell/announce.ts';
import { trialSpots } from '../game/trial.ts';
import { gameName, words } from '../shell/words/index.ts';
import { pieceInput, pieceKey, showHeldPiece } from '../input/piece-input.ts';

const LIVELY = 1500; // shapes
const REVEALED = 12; // spots of a hint that are brought into view, the first one surely

/** What the rest of the screen may ask of the board. */
export interface BoardHandle {
  readonly view: BoardView;
  readonly focus: Focus;
  cancel(): boolean;
  /** A key leads onto the board: the cursor shows. */
  enter(): void;
}

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
    (gesture) => now.game.interpret(now.session.puzzle, now.session.state, gesture) !== undefined,
  );
  const keys = keyboard(host, now, view, focus, parts);
  const pieces = hasShelf(now);
  const hands = pieces ? piecePointers(host, now, view, focus) : pointers(host, now, view, focus, parts);
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

/** What the cursor's element is called; needless work while nobody reads it. */
function relabel(now: OpenGame, view: BoardView, focus: Focus): void {
  const place = focus.spot === undefined ? firstPlace(view) : view.space.at(focus.spot);
  if (place) focus.rest(place, labelOf(now, place.spot));
}

/** The corner where reading begins. */
function firstPlace({ space, scene }: BoardView): Place | undefined {
  const [main] = space.places;
  const wanted = scene?.shelf && main ? ({ kind }: Place) => kind === main.kind : undefined;
  return space.near(0, 0, wanted, 1)[0] ?? main;
}

function reveal(view: BoardView, spot: string): void {
  const place = view.space.at(spot);
  if (place) view.plane.reveal(place.x, place.y);
}

function keyboard(host: HTMLElement, now: OpenGame, view: BoardView, focus: Focus, parts: Parts): () => void {
  const showCursor = () => {
    const visible = focus.inside && focus.spot !== undefined && host.dataset['keys'] === 'on';
    view.overlay.draw(
      'cursor',
      visible && focus.spot !== undefined ? [{ style: 'cursor', spots: [focus.spot] }] : [],
    );
  };
  const down = (event: KeyboardEvent) => {
    const here = focus.spot === undefined ? undefined : view.space.at(focus.spot);
    if (!here || event.altKey) return;
    if (pieceKey(now, event.key, here.spot)) {
      event.preventDefault();
      return showCursor();
    }
    const key = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey };
    const meaning = meaningOf(view.space, parts, here, key);
    if (!meaning) return;
    event.preventDefault();
    host.dataset['keys'] = 'on';
    if (meaning.gesture) doGesture(now, meaning.gesture);
    if (meaning.to) {
      focus.move(meaning.to, labelOf(now, meaning.to.spot));
      view.plane.reveal(meaning.to.x, meaning.to.y);
      if (held.value) aim.value = meaning.to.spot;
    }
    showCursor();
  };
  const focusin = () => {
    const visible = focus.element.matches(':focus-visible');
    if (visible) host.dataset['keys'] = 'on';
    host.classList.toggle('keyed', visible);
    relabel(now, view, focus);
    showCursor();
  };
  host.addEventListener('keydown', down);
  host.addEventListener('focusin', focusin);
  const focusout = () => {
    host.classList.remove('keyed');
    showCursor();
  };
  host.addEventListener('focusout', focusout);
  return () => {
    host.removeEventListener('keydown', down);
    host.removeEventListener('focusin', focusin);
    host.removeEventListener('focusout', focusout);
  };
}

function piecePointers(host: HTMLElement, now: OpenGame, view: BoardView, focus: Focus) {
  const hands = pieceInput(now, view, focus);
  const listening = listen(host, view.plane, hands);
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const busy = hands.busy();
      listening.cancel();
      return letGo() || busy;
    },
  };
}

function pointers(host: HTMLElement, now: OpenGame, view: BoardView, focus: Focus, parts: Parts) {
  let stroke: Stroke | undefined;
  const means = (place: Place, verb: 'tap' | 'mark' | 'cycle') =>
    now.game.interpret(now.session.puzzle, now.session.state, { verb, on: place.spot }) !== undefined;
  const verbFor = (second: boolean) => (second ? 'mark' : settings.value.input === 'cycle' ? 'cycle' : 'tap');
  const nearest = (x: number, y: number, second: boolean): Place | undefined =>
    view.space.near(x, y, (place) => parts.get(place.kind) !== 'joint' && means(place, verbFor(second)))[0];
  const clear = () => {
    stroke = undefined;
    view.overlay.draw('trail', []);
  };
  const listening = listen(host, view.plane, {
    tap: (x, y, second) => {
      now.clock.markActive();
      delete host.dataset['keys'];
      const place = nearest(x, y, second);
      if (!place) return;
      focus.stand(place);
      if (!focus.inside) focus.take();
      doGesture(now, { verb: verbFor(second), on: place.spot }, 'pointer');
    },
    strokeStart: (x, y, second) => {
      now.clock.markActive();
      view.overlay.draw('hover', []);
      stroke = beginStroke(view.space, parts, second ? 'sweep' : 'drag', x, y);
    },
    strokeMove: (x, y) => {
      if (stroke && extendStroke(view.space, stroke, x, y))
        view.overlay.draw('trail', [{ style: 'trail', spots: stroke.path }]);
    },
    strokeEnd: () => {
      const done = stroke;
      clear();
      if (done && done.path.length > (done.verb === 'sweep' ? 0 : 1))
        doGesture(now, strokeGesture(done), 'pointer');
    },
    cancel: () => {
      if (stroke) announcePolite(words.value.cancelledStroke);
      clear();
    },
    hover: (x, y) => {
      const place = nearest(x, y, false);
      view.overlay.draw('hover', place ? [{ style: 'hover', spots: [place.spot] }] : []);
    },
    leave: () => view.overlay.draw('hover', []),
    free: () => settings.value.view === 'free',
    swapped: () => swapped.value,
  });
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const busy = stroke !== undefined;
      listening.cancel();
      return busy;
    },
  };
}
