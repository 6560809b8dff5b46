/**
 * Pieces beside the board, each in its fixed slot: a gap stays where a piece was. One tab stop, arrows
 * inside. Asked about a place, it shows only what fits there; as a pile, one piece at a time.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Slot, Spot } from 'edgewise';
import { makeSpace, nextPlace, type Direction } from 'edgewise/play';
import { certain } from '../shell/certain.ts';
import { set, settings } from '../shell/settings.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { turnPiece } from '../input/piece-input.ts';
import { words } from '../shell/words/index.ts';
import { ActionButtons } from './action-buttons.tsx';
import { Icon, type IconName } from '../shell/icons.tsx';
import { arrange, pileOrder, withoutEmptyRows } from './shelf-order.ts';
import { SlotButton } from './slot.tsx';
import { type BoardRef } from '../input/board-handle.ts';

const FEW = 8; // then each slot may be larger

export function Shelf({ now, board }: { now: OpenGame; board: BoardRef }) {
  const { scene, questions } = seen(now, 'position', 'settings', 'question');
  const shelf = scene.shelf?.slots;
  if (!shelf) return null;
  const here = shelf.filter((slot) => slot !== undefined);
  const fits = questions.fittingPieces();
  const pile = settings.value.shelf === 'pile' && shelf.length > 1;
  const slots = arrange(now, shelf, settings.value.order, fits && new Set(fits.keys()));
  const ways = (spot: Spot): number => fits?.get(spot)?.length ?? 0;
  return (
    <section class={`shelf card${pile ? ' as-pile' : ''}`} aria-labelledby="shelf-title">
      <header>
        <h2 id="shelf-title">{words.value.shelf}</h2>
        <span class="soft small shelf-count">
          {fits ? words.value.fitsCount(fits.size) : words.value.shelfCount(here.length)}
        </span>
        {fits ? (
          <button type="button" class="link" onClick={() => questions.end()}>
            {words.value.fitsAll}
          </button>
        ) : null}
        {!fits && shelf.length > 1 ? <ViewSwitch pile={pile} /> : null}
        <PieceTools now={now} any={here[0]?.spot} />
      </header>
      {here.length === 0 ? <p class="soft small">{words.value.shelfEmpty}</p> : null}
      {pile ? (
        <Pile now={now} board={board} slots={slots.filter((slot) => slot !== undefined)} ways={ways} />
      ) : (
        <Slots
          now={now}
          board={board}
          slots={withoutEmptyRows(slots, shelf.length <= FEW ? 3 : 4)}
          few={shelf.length <= FEW}
          ways={ways}
        />
      )}
      <ActionButtons now={now} />
    </section>
  );
}

const ViewSwitch = ({ pile }: { pile: boolean }) => {
  const label = pile ? words.value.shelfAsShelf : words.value.shelfAsPile;
  return (
    <button
      type="button"
      class="plain"
      aria-label={label}
      title={label}
      onClick={() => set('shelf', pile ? 'all' : 'pile')}
    >
      <Icon name={pile ? 'grid' : 'pile'} />
    </button>
  );
};

interface SlotsProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly slots: readonly (Slot | undefined)[];
  readonly few: boolean;
  readonly ways: (spot: Spot) => number;
}

function Slots({ now, board, slots, few, ways }: SlotsProps) {
  const host = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Spot | undefined>(undefined);
  const here = slots.filter((slot) => slot !== undefined);
  const stop = here.some(({ spot }) => spot === current) ? current : here[0]?.spot;
  const meant = hintedPiece(now);
  useEffect(() => {
    if (meant !== undefined) showSlot(host.current, meant);
  }, [meant]);
  return (
    <div
      ref={host}
      class={few ? 'slots few' : 'slots'}
      role="group"
      aria-labelledby="shelf-title"
      onKeyDown={(event) => step(event, host.current)}
    >
      {slots.map((slot, i) =>
        slot ? (
          <SlotButton
            key={slot.spot}
            now={now}
            board={board}
            slot={slot}
            tabStop={slot.spot === stop}
            onFocus={() => setCurrent(slot.spot)}
            ways={ways(slot.spot)}
            fitting={now.player.questions.fitShapes(slot.spot)}
          />
        ) : (
          <span key={`gap ${i}`} class="slot gap" aria-hidden="true" />
        ),
      )}
    </div>
  );
}

/** Scrolls the strip or the panel only; a page that scrolls as a whole stays at the text of the hint. */
function showSlot(slots: HTMLElement | null, spot: Spot): void {
  const slot = slots?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  if (!slots || !slot) return;
  if (slots.scrollWidth > slots.clientWidth)
    slots.scrollLeft = slot.offsetLeft - slots.offsetLeft - (slots.clientWidth - slot.offsetWidth) / 2;
  else if (document.documentElement.scrollHeight <= innerHeight) slot.scrollIntoView({ block: 'nearest' });
}

/** The piece that the hint names, from the step on that says what. */
function hintedPiece(now: OpenGame): Spot | undefined {
  const { hint, shelf } = seen(now, 'hint');
  const { state } = hint;
  if (state.is !== 'step' || state.rung < 2) return undefined;
  return state.hint.at.find((spot) => shelf.places.some((place) => place.spot === spot));
}

type PileProps = Pick<SlotsProps, 'now' | 'board' | 'ways'> & { readonly slots: readonly Slot[] };

/** The documents' pile: it wraps round at both ends, and a piece that comes back is next and is shown. */
function Pile({ now, board, slots, ways }: PileProps) {
  const order = useRef<readonly Spot[]>([]);
  const [at, setAt] = useState<Spot | undefined>(undefined);
  const { spots, shown } = pileOrder(
    order.current,
    at,
    slots.map(({ spot }) => spot),
  );
  order.current = spots;
  useEffect(() => setAt(shown), [shown]);
  const slot = slots.find(({ spot }) => spot === shown);
  if (!slot) return null;
  const index = spots.indexOf(slot.spot);
  const turnTo = (by: number) => setAt(spots[(index + by + spots.length) % spots.length]);
  const button = (icon: IconName, label: string, by: number) => (
    <button
      type="button"
      class="plain"
      aria-label={label}
      title={label}
      disabled={spots.length < 2}
      onClick={() => turnTo(by)}
    >
      <Icon name={icon} />
    </button>
  );
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(by);
  };
  return (
    <div class="pile" role="group" aria-label={words.value.pileTitle} onKeyDown={keys}>
      {button('previous', words.value.pilePrevious, -1)}
      <SlotButton
        now={now}
        board={board}
        slot={slot}
        tabStop
        onFocus={() => {}}
        ways={ways(slot.spot)}
        fitting={now.player.questions.fitShapes(slot.spot)}
      />
      {button('next', words.value.pileNext, 1)}
      <span class="soft small pile-place" role="status">
        {words.value.pilePlace(index + 1, spots.length)}
      </span>
    </div>
  );
}

/** Always visible: nobody discovers a gesture without a button. */
function PieceTools({ now, any }: { now: OpenGame; any: Spot | undefined }) {
  const { player } = now;
  const { held } = seen(now, 'held');
  const { spot } = held;
  const sample = spot ?? any;
  const flips = sample !== undefined && player.does({ verb: 'flip', on: sample });
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
        ? button('download', all.pieceAway, 'Backspace', () => void held.putBack(), true)
        : null}
      {button('back', all.pieceBack, 'Q, A', turn('back'), spot !== undefined)}
      {button('turn', all.pieceTurn, 'E, D, R', turn('turn'), spot !== undefined)}
      {flips ? button('flip', all.pieceFlip, 'F', turn('flip'), spot !== undefined) : null}
    </span>
  );
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrows go to the next slot that way, as it is on the screen; Home and End to the first and the last. */
function step(event: KeyboardEvent, host: HTMLElement | null): void {
  const slots = [...(host?.querySelectorAll<HTMLElement>('button.slot') ?? [])];
  const direction = DIRECTIONS[event.key];
  const last = event.key === 'End' ? slots.at(-1) : event.key === 'Home' ? slots[0] : undefined;
  if (!direction && !last) return;
  event.preventDefault();
  const here = slots.findIndex((slot) => slot === document.activeElement);
  const next = direction && here >= 0 ? slotThatWay(slots, here, direction) : undefined;
  (last ?? next)?.focus();
}

function slotThatWay(
  slots: readonly HTMLElement[],
  here: number,
  direction: Direction,
): HTMLElement | undefined {
  const unit = certain(slots[here]).offsetWidth || 1;
  const space = makeSpace(
    slots.map((slot, i) => {
      const { left, top, width, height } = slot.getBoundingClientRect();
      return { spot: String(i), kind: 'slot', x: (left + width / 2) / unit, y: (top + height / 2) / unit };
    }),
  );
  const next = nextPlace(space, certain(space.places[here]), direction);
  return next && slots[Number(next.spot)];
}
