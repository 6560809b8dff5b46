/**
 * Pieces beside the board, each in its fixed slot: a gap stays where a piece was. One tab stop, arrows
 * inside; a slot is held by a click or Enter, or carried to the board.
 */
import { useRef, useState } from 'preact/hooks';
import type { Slot, Spot } from 'edgewise';
import { Wheel } from '../board/wheel.ts';
import { ladder } from '../state/ladder-state.ts';
import { can, held, hovered, letGo, putAway, refused, secondAct, take, turnPiece } from '../state/holding.ts';
import { sceneOf, type Table } from '../state/table.ts';
import { gameSays, words } from '../words/index.ts';
import type { BoardHandle } from './board.tsx';
import { carry, type Carrying } from './carry.ts';
import { Icon, type IconName } from './icons.tsx';
import { Picture } from './picture.tsx';

type Board = { readonly current: BoardHandle | undefined };

const FEW = 12; // then each slot may be larger

export function Shelf({ now, board }: { now: Table; board: Board }) {
  void now.version.value;
  const host = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Spot | undefined>(undefined);
  const { shelf } = sceneOf(now);
  if (!shelf) return null;
  const here = shelf.filter((slot) => slot !== undefined);
  const stop = here.some(({ spot }) => spot === current) ? current : here[0]?.spot;
  return (
    <section class="shelf card" aria-labelledby="shelf-title">
      <header>
        <h2 id="shelf-title">{words.value.shelf}</h2>
        <span class="soft small shelf-count">{words.value.shelfCount(here.length, shelf.length)}</span>
        <PieceTools now={now} any={here[0]?.spot} />
      </header>
      <div
        ref={host}
        class={shelf.length <= FEW ? 'slots few' : 'slots'}
        role="group"
        aria-labelledby="shelf-title"
        onKeyDown={(event) => step(event, host.current)}
      >
        {shelf.map((slot, i) =>
          slot ? (
            <SlotButton
              key={slot.spot}
              now={now}
              board={board}
              slot={slot}
              tabStop={slot.spot === stop}
              onFocus={() => setCurrent(slot.spot)}
            />
          ) : (
            <span key={`gap ${i}`} class="slot gap" aria-hidden="true" />
          ),
        )}
      </div>
    </section>
  );
}

/** Always in sight: nobody finds a gesture that has no button. */
function PieceTools({ now, any }: { now: Table; any: Spot | undefined }) {
  const spot = held.value?.spot;
  const sample = spot ?? any;
  const flips = sample !== undefined && can(now, 'flip', sample);
  const button = (icon: IconName, label: string, keys: string, run: () => void, on: boolean) => (
    <button
      type="button"
      class="plain"
      aria-label={label}
      title={`${label} (${keys})`}
      disabled={!on}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
  const all = words.value;
  const turn = (verb: 'turn' | 'back' | 'flip') => () => void turnPiece(now, verb);
  return (
    <span class="piece-tools" role="toolbar" aria-label={all.pieceTurn}>
      {held.value?.from === 'board'
        ? button('download', all.pieceAway, 'Backspace', () => void putAway(now), true)
        : null}
      {button('back', all.pieceBack, 'Q, A', turn('back'), spot !== undefined)}
      {button('turn', all.pieceTurn, 'E, D, R', turn('turn'), spot !== undefined)}
      {flips ? button('flip', all.pieceFlip, 'F', turn('flip'), spot !== undefined) : null}
    </span>
  );
}

interface SlotProps {
  readonly now: Table;
  readonly board: Board;
  readonly slot: Slot;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
}

const SLOP = 6; // pixels

function SlotButton({ now, board, slot, tabStop, onFocus }: SlotProps) {
  const press = useRef<{ x: number; y: number; carrying?: Carrying } | undefined>(undefined);
  const wheel = useRef(new Wheel());
  const carried = useRef(false);
  const { spot } = slot;
  const is = held.value?.spot === spot;
  const click = (event: MouseEvent) => {
    if (carried.current) return void (carried.current = false);
    if (held.value?.from === 'board') return void putAway(now);
    if (is) return void letGo();
    take(now, spot, 'shelf');
    // A key holds: the next arrows belong to the board.
    if (event.detail === 0) board.current?.enter();
  };
  const move = (event: PointerEvent) => {
    const at = press.current;
    const view = board.current?.view;
    if (!at || !view) return;
    if (!at.carrying && Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLOP) {
      const { width, height, shapes } = slot;
      at.carrying = carry(now, view, {
        spot,
        from: 'shelf',
        shapes,
        width,
        height,
        x: width / 2,
        y: height / 2,
      });
      carried.current = true;
    }
    at.carrying?.move(event.clientX, event.clientY);
  };
  const drop = (event: PointerEvent) => {
    const at = press.current;
    press.current = undefined;
    at?.carrying?.end(event.clientX, event.clientY);
  };
  return (
    <button
      type="button"
      class={`slot${is ? ' held' : ''}${hintClass(spot)}${refused.value.includes(spot) ? ' refused' : ''}`}
      data-spot={spot}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={is}
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
        press.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        press.current?.carrying?.cancel();
        press.current = undefined;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        secondAct(now, spot);
      }}
      onWheel={(event) => {
        if (event.ctrlKey || !can(now, 'turn', spot)) return;
        event.preventDefault();
        const way = wheel.current.turn(event);
        if (way) turnPiece(now, way, spot);
      }}
    >
      <Picture scene={{ ...slot, targets: [] }} />
    </button>
  );
}

/** A hint that names pieces frames them: dashed what to take, dotted what speaks for it. */
function hintClass(spot: Spot): string {
  const here = ladder.value;
  if (here.is !== 'mistake' && !(here.is === 'step' && here.rung >= 3)) return '';
  if (here.hint.at.includes(spot)) return ' hinted';
  return here.is === 'step' && here.rung < 4 ? '' : here.hint.because.includes(spot) ? ' because' : '';
}

/** Arrows go to the nearest slot that way; Home and End to the first and the last. */
function step(event: KeyboardEvent, host: HTMLElement | null): void {
  const slots = [...(host?.querySelectorAll<HTMLElement>('button.slot') ?? [])];
  const here = slots.find((slot) => slot === document.activeElement);
  const vector = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const last = event.key === 'End' ? slots.at(-1) : event.key === 'Home' ? slots[0] : undefined;
  const next = last ?? (here && vector ? nearestThatWay(slots, here, vector) : undefined);
  if (!vector && !last) return;
  event.preventDefault();
  next?.focus();
}

function nearestThatWay(
  slots: readonly HTMLElement[],
  from: HTMLElement,
  [vx, vy]: readonly number[],
): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const slot of slots) {
    const [dx, dy] = [middle(slot)[0] - x, middle(slot)[1] - y];
    const ahead = dx * vx + dy * vy;
    const cost = ahead + 3 * Math.abs(dx * vy - dy * vx);
    if (ahead > 1 && cost < least) [best, least] = [slot, cost];
  }
  return best;
}
