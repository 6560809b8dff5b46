/**
 * Pointers on the board: mouse, pen and fingers become taps, strokes, pans and zooms.
 * Nothing is drawn before the release; a second finger cancels what the first had begun.
 */
import type { Plane } from '../draw/plane.ts';
import { Wheel } from './wheel.ts';
import { certain } from '../shell/certain.ts';

const MOUSE_SLOP = 6; // pixels: less is a click, whatever the time
const TOUCH_SLOP = 10;
const LONG = 450; // milliseconds

export interface PointerHandlers {
  tap(x: number, y: number, second: boolean): void;
  strokeStart(x: number, y: number, second: boolean): void;
  strokeMove(x: number, y: number): void;
  strokeEnd(): void;
  cancel(): void;
  hover(x: number, y: number): void;
  leave(): void;
  /** A finger has rested long enough to mean the other mark, which is drawn when it is lifted. */
  longPress?(x: number, y: number): void;
  /** May the view be moved? */
  free(): boolean;
  /** The wheel over a piece turns it: true when it did. */
  wheel?(forward: boolean, x: number, y: number): boolean;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  second: boolean;
  stroking: boolean;
  timer: number;
}

interface Finger {
  x: number;
  y: number;
}

/** `cancel` says whether there was something to cancel. */
export interface Listening {
  cancel(): boolean;
  stop(): void;
}

export function listen(
  element: HTMLElement,
  plane: Plane,
  handlers: PointerHandlers,
): { cancel(): void; stop(): void } {
  const fingers = new Map<number, Finger>();
  let press: Press | undefined;
  let panning: number | undefined; // the middle button's pointer

  const cancel = () => {
    if (!press) return;
    clearTimeout(press.timer);
    press = undefined;
    handlers.cancel();
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) return cancel();
    if (press) return;
    if (event.button === 1) {
      panning = event.pointerId;
      element.setPointerCapture(event.pointerId);
      event.preventDefault();
      return;
    }
    const touch = event.pointerType === 'touch';
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      slop: touch ? TOUCH_SLOP : MOUSE_SLOP,
      second: event.button === 2 || event.shiftKey || event.ctrlKey,
      stroking: false,
      timer: touch ? window.setTimeout(longPress, LONG) : 0,
    };
  };

  /** Only a press that moves is captured, so that it may leave the board: for a click it is not worth it. */
  const capture = ({ pointerId }: PointerEvent) => {
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
  };

  /** The other meaning, still drawn only on release; a vibration signals it. */
  const longPress = () => {
    if (!press || press.stroking) return;
    press.second = !press.second;
    handlers.longPress?.(...plane.toScene(press.x, press.y));
    // A browser blocks vibration until the page has been touched once: not worth reporting.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(12);
  };

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (finger && fingers.size > 1) return pinch(finger, event);
    if (panning === event.pointerId) return plane.panBy(event.movementX, event.movementY);
    if (!press) {
      if (event.pointerType !== 'touch') handlers.hover(...plane.toScene(event.clientX, event.clientY));
      return;
    }
    if (press.id !== event.pointerId) return;
    capture(event);
    if (!press.stroking && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= press.slop) return;
    if (!press.stroking) {
      clearTimeout(press.timer);
      press.stroking = true;
      handlers.strokeStart(...plane.toScene(press.x, press.y), press.second);
    }
    const way = event.getCoalescedEvents?.() ?? [];
    for (const each of way.length ? way : [event])
      handlers.strokeMove(...plane.toScene(each.clientX, each.clientY));
  };

  /** Two fingers: the middle between them pans, their distance zooms; there is no inertia. */
  const pinch = (finger: Finger, event: PointerEvent) => {
    const before = spread(fingers);
    finger.x = event.clientX;
    finger.y = event.clientY;
    const after = spread(fingers);
    if (!handlers.free()) return;
    plane.panBy(after.x - before.x, after.y - before.y);
    if (before.d > 0) plane.zoomBy(after.d / before.d, after.x, after.y);
  };

  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (panning === event.pointerId) panning = undefined;
    if (press?.id !== event.pointerId) return;
    const { stroking, second, x, y, timer } = press;
    clearTimeout(timer);
    press = undefined;
    if (stroking) handlers.strokeEnd();
    else handlers.tap(...plane.toScene(x, y), second);
  };

  const lost = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (press?.id === event.pointerId) cancel();
  };

  const turns = new Wheel();
  const wheel = (event: WheelEvent) => {
    if (handlers.wheel && !event.ctrlKey && !event.metaKey) {
      const way = turns.turn(event);
      if (!way || handlers.wheel(way === 'turn', ...plane.toScene(event.clientX, event.clientY)))
        return event.preventDefault();
    }
    if (!handlers.free()) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      plane.zoomBy(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    } else if (plane.zoom > 1) {
      event.preventDefault();
      plane.panBy(-event.deltaX, -event.deltaY);
    }
  };

  const leave = (event: PointerEvent) => {
    if (press?.id === event.pointerId) capture(event);
    else handlers.leave();
  };
  const menu = (event: Event) => event.preventDefault();
  // A press on the board would move the focus away from the cursor's element.
  const keepFocus = (event: Event) => event.preventDefault();
  const pairs: [string, EventListener][] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', lost as EventListener],
    ['pointerleave', leave as EventListener],
    ['contextmenu', menu],
    ['mousedown', keepFocus],
    ['wheel', wheel as EventListener],
  ];
  for (const [type, listener] of pairs) element.addEventListener(type, listener, { passive: false });
  return {
    cancel,
    stop: () => {
      cancel();
      for (const [type, listener] of pairs) element.removeEventListener(type, listener);
    },
  };
}

/** Of the first two fingers. */
function spread(fingers: ReadonlyMap<number, Finger>): { x: number; y: number; d: number } {
  const [first, second] = fingers.values();
  const [a, b] = [certain(first), certain(second)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, d: Math.hypot(a.x - b.x, a.y - b.y) };
}
