/**
 * The picture on a game's card. It plays a solve while the card is hovered or focused, or once when it
 * comes into view on devices that cannot hover; otherwise, and with reduced motion, it is still.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { whenIdle } from '../shell/idle.ts';
import { artOf, playedArt, tintOf } from './scenes.ts';

const SOLVE = 10_500; // milliseconds; then the solved board stays visible
const SHOWN = 12_000;

export function LivingArt({ game }: { game: AnyGame }) {
  const host = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const still = useMemo(() => (isDrawn ? artOf(game) : undefined), [game, isDrawn]);
  const played = useMemo(() => (isAlive ? playedArt(game) : undefined), [game, isAlive]);
  useEffect(() => {
    const card = host.current?.parentElement;
    return card ? watch(card, setAlive) : undefined;
  }, []);
  useEffect(() => (host.current ? whenNear(host.current, () => setDrawn(true)) : undefined), []);
  useEffect(() => {
    if (!isAlive) return undefined;
    const timer = setTimeout(() => setAlive(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isAlive]);
  return (
    <div ref={host} class={`art ${tintOf(game)}${still?.onPaper ? ' whole' : ''}`}>
      {played ? <Picture scene={played} unfolding={SOLVE} /> : still ? <Picture scene={still} /> : null}
    </div>
  );
}

const NEAR = '200px'; // below the fold: drawn before it is scrolled to

/** Five boards are not drawn at once while the page is still loading. */
function whenNear(element: HTMLElement, run: () => void): () => void {
  let callOff = () => {};
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      callOff = whenIdle(run);
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
  return () => {
    near.disconnect();
    callOff();
  };
}

function watch(card: HTMLElement, setAlive: (alive: boolean) => void): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const [begin, end] = [() => setAlive(true), () => setAlive(false)];
  if (matchMedia('(hover: hover)').matches) {
    const events = [
      ['pointerenter', begin],
      ['focusin', begin],
      ['pointerleave', end],
      ['focusout', end],
    ] as const;
    for (const [name, run] of events) card.addEventListener(name, run);
    return () => {
      for (const [name, run] of events) card.removeEventListener(name, run);
    };
  }
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || scrollY === 0) return;
      begin();
      seen.disconnect();
    },
    { threshold: 0.8 },
  );
  seen.observe(card);
  return () => seen.disconnect();
}
