/** A piece on the shelf as a button: a click or Enter holds it, a drag carries it, wheel and right button turn it. */
import { useRef } from 'preact/hooks';
import type { Slot, Spot } from 'edgewise';
import { Wheel } from '../input/wheel.ts';
import { playOnlyFit } from '../game/fits.ts';
import { can, held, hovered, letGo, putAway, secondAct, take, turnPiece } from '../game/held-piece.ts';
import { hintState } from '../game/hint-state.ts';
import { refused } from '../game/refusal.ts';
import type { OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { carry, type Carrying } from '../input/carry.ts';
import { sceneOfSlot } from '../draw/slot-scene.ts';
import { Picture } from '../draw/picture.tsx';

interface SlotProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly slot: Slot;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  /** In how many ways it goes to the place asked about. */
  readonly ways?: number;
}

const SLOP = 6; // pixels

export function SlotButton({ now, board, slot, tabStop, onFocus, ways = 0 }: SlotProps) {
  const press = useRef<{ x: number; y: number; carrying?: Carrying } | undefined>(undefined);
  const wheel = useRef(new Wheel());
  const carried = useRef(false);
  const { spot } = slot;
  const is = held.value?.spot === spot;
  const click = (event: MouseEvent) => {
    if (carried.current) return void (carried.current = false);
    if (held.value?.from === 'board') return void putAway(now);
    if (is) return turnOrLetGo(event);
    if (playOnlyFit(now, spot)) return board.current?.focus.take();
    take(now, spot, 'shelf');
    // A key holds: the next arrows belong to the board.
    if (event.detail === 0) board.current?.enter();
  };
  /** Held, a piece turns with every further click. The second of a double click is left to turning over. */
  const turnOrLetGo = (event: MouseEvent) => {
    if (event.detail > 1 && can(now, 'flip', spot)) return;
    if (event.detail === 0 || !turnPiece(now, 'turn', spot)) letGo();
  };
  const move = (event: PointerEvent) => {
    const at = press.current;
    const view = board.current?.view;
    if (!at || !view) return;
    if (!at.carrying && isCarried(event, at)) {
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
    if (!at?.carrying) return;
    at.carrying.end(event.clientX, event.clientY);
    board.current?.focus.take();
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
      onDblClick={() => void turnPiece(now, 'flip', spot)}
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
      <Picture scene={sceneOfSlot(slot)} />
      {ways > 1 ? (
        <span class="ways" title={words.value.fitsWays(ways)}>
          ×{ways}
        </span>
      ) : null}
    </button>
  );
}

/** On a strip that scrolls sideways, a finger carries only when it leaves the strip. */
function isCarried({ clientX, clientY, pointerType }: PointerEvent, from: { x: number; y: number }): boolean {
  const [dx, dy] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)];
  return Math.hypot(dx, dy) > SLOP && (pointerType === 'mouse' || dy > dx);
}

/** A hint that names pieces frames them: dashed what to take, dotted what speaks for it. */
function hintClass(spot: Spot): string {
  const here = hintState.value;
  if (here.is !== 'mistake' && !(here.is === 'step' && here.rung >= 3)) return '';
  if (here.hint.at.includes(spot)) return ' hinted';
  return here.is === 'step' && here.rung < 4 ? '' : here.hint.because.includes(spot) ? ' because' : '';
}
