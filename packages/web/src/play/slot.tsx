/** A piece on the shelf as a button: a click or Enter holds it, a drag carries it, wheel and right button turn it. */
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Shape, Slot, Spot } from 'edgewise';
import { Wheel } from '../input/wheel.ts';
import { inputMode } from '../game/input-mode.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { carry, type Carrying } from '../input/carry.ts';
import { hovered, turnPiece } from '../input/piece-input.ts';
import { cutOut, sceneOfSlot } from '../draw/slot-scene.ts';
import { isStill, turnBox } from '../draw/motion.ts';
import { Picture } from '../draw/picture.tsx';

interface SlotProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly slot: Slot;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  /** The number of ways it fits the selected place. */
  readonly ways?: number;
  /** In the orientation it would have there. */
  readonly fitting?: readonly Shape[];
}

const SLOP = 6; // pixels

export function SlotButton({ now, board, slot, tabStop, onFocus, ways = 0, fitting = [] }: SlotProps) {
  const press = useRef<Press | undefined>(undefined);
  const wheel = useRef(new Wheel());
  const carried = useRef(false);
  const picture = useTurning(slot);
  const { spot } = slot;
  const { player } = now;
  // The aim of a held piece changes often; a slot is rendered again only when something changes for it.
  const isHeld = useComputed(() => seen(now, 'held').held.spot === spot).value;
  const isBlamed = useComputed(() => seen(now, 'refusal').blamed.includes(spot)).value;
  const hinted = useComputed(() => hintClass(now, spot)).value;
  const click = (event: MouseEvent) => {
    if (carried.current) return void (carried.current = false);
    const isKey = event.detail === 0;
    inputMode.value = isKey ? 'keys' : 'pointer';
    // The second click of a double click is for flipping.
    if (isHeld && event.detail > 1 && player.does({ verb: 'flip', on: spot })) return;
    if (isHeld && isKey) return void player.held.release();
    const held = player.held.value;
    player.act(spot);
    // The only piece that fits was played at once.
    if (!held && !player.held.value) board.current?.focus.take();
    // Picked up by key: the next arrows belong to the board.
    if (isKey && player.held.spot === spot) board.current?.enter();
  };
  const move = (event: PointerEvent) => {
    const at = press.current;
    const view = board.current?.view;
    if (!at || !view) return;
    if (!at.carrying && !isCarried(event, at)) return scrollStrip(event, at);
    if (!at.carrying) {
      const { width, height, shapes } = slot;
      inputMode.value = 'pointer';
      at.carrying = carry(player, view, {
        spot,
        from: 'shelf',
        shapes,
        width,
        height,
        x: width / 2,
        y: height / 2,
        isTouch: event.pointerType === 'touch',
      });
      carried.current = true;
    }
    at.carrying?.move(event.clientX, event.clientY);
  };
  const drop = (event: PointerEvent) => {
    const at = press.current;
    press.current = undefined;
    if (at?.scrolled) carried.current = true; // no click follows a scroll
    if (!at?.carrying) return;
    at.carrying.end(event.clientX, event.clientY);
    board.current?.focus.take();
  };
  return (
    <button
      type="button"
      class={`slot${isHeld ? ' held' : ''}${hinted}${isBlamed ? ' refused' : ''}`}
      data-spot={spot}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={isHeld}
      aria-label={gameSays(now.game, slot.label)}
      onClick={click}
      onFocus={() => {
        onFocus();
        hovered.value = spot;
      }}
      onPointerEnter={() => (hovered.value = spot)}
      onPointerLeave={() => (hovered.value = undefined)}
      onPointerDown={(event) => {
        carried.current = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = {
          x: event.clientX,
          y: event.clientY,
          strip: event.currentTarget.closest<HTMLElement>('.slots'),
          scrolled: 0,
        };
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        press.current?.carrying?.cancel();
        press.current = undefined;
      }}
      onDblClick={() => void turnPiece(now, 'flip', spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        player.secondAct(spot);
      }}
      onWheel={(event) => {
        if (event.ctrlKey || !player.does({ verb: 'turn', on: spot })) return;
        event.preventDefault();
        const way = wheel.current.turn(event);
        if (way) turnPiece(now, way, spot);
      }}
    >
      <div ref={picture} class="turning">
        <SlotPicture slot={slot} fitting={fitting} />
      </div>
      {ways > 1 ? (
        <span class="ways" title={words.value.fitsWays(ways)}>
          ×{ways}
        </span>
      ) : null}
    </button>
  );
}

function SlotPicture({ slot, fitting }: { slot: Slot; fitting: readonly Shape[] }) {
  const scene = sceneOfSlot(slot);
  if (!fitting.length) return <Picture scene={scene} />;
  const { shapes, viewBox } = cutOut(fitting);
  return <Picture scene={{ ...scene, shapes }} viewBox={viewBox} />;
}

/** Rotating or flipping a piece is animated. */
function useTurning({ pose }: Slot) {
  const host = useRef<HTMLDivElement>(null);
  const last = useRef(pose);
  useEffect(() => {
    const before = last.current;
    last.current = pose;
    if (before && pose && host.current && !isStill()) turnBox(host.current, before, pose);
  }, [pose?.turn, pose?.flipped]);
  return host;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly strip: HTMLElement | null;
  scrolled: number; // pixels by which this press has moved the strip
  carrying?: Carrying;
}

/**
 * A finger on a strip that has more to show moves the strip sideways, and picks the piece up as soon as it moves
 * another way or leaves the strip. If there is nothing to scroll, every direction picks it up.
 */
function isCarried(
  { clientX, clientY, pointerType }: PointerEvent,
  { x, y, strip, scrolled }: Press,
): boolean {
  const [dx, dy] = [Math.abs(clientX - x), Math.abs(clientY - y)];
  if (Math.hypot(dx, dy) <= SLOP) return false;
  if (pointerType === 'mouse' || !strip || strip.scrollWidth <= strip.clientWidth) return true;
  const { top, bottom } = strip.getBoundingClientRect();
  if (clientY < top || clientY > bottom) return true;
  return dy > dx && scrolled === 0;
}

/** The browser does not handle this touch, so the strip is scrolled here. */
function scrollStrip({ clientX }: PointerEvent, press: Press): void {
  const { strip } = press;
  const by = press.x - clientX;
  if (!strip || (Math.abs(by) <= SLOP && press.scrolled === 0)) return;
  strip.scrollLeft += by - press.scrolled;
  press.scrolled = by;
}

/** A hint that names pieces frames them: dashed what to pick up, dotted the evidence. */
function hintClass(now: OpenGame, spot: Spot): string {
  const { hint } = seen(now, 'hint');
  const { state } = hint;
  const isWhy = (state.is === 'mistake' && state.isShown) || (state.is === 'step' && state.rung === 3);
  if (!isWhy) return state.is === 'step' && state.rung === 2 && state.hint.at.includes(spot) ? ' hinted' : '';
  const { at, because, wrong, tones } = hint.marks();
  const tone = tones.find(({ spots }) => spots.includes(spot))?.tone;
  const frame = [...at, ...wrong].includes(spot) ? ' hinted' : because.includes(spot) ? ' because' : '';
  return tone === undefined ? frame : `${frame} toned tone-${tone}`;
}
