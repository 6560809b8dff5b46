/** Which solutions are drawn over the board: two of them, what they all share, or none. */
import { computed, signal } from '@preact/signals';
import type { Scene } from 'edgewise';
import { shiftOf } from 'edgewise/play';
import { overlay } from 'edgewise/workshop';
import { makeElement, svgElement } from '../draw/elements.ts';
import { Overlay } from '../draw/overlay.ts';
import type { BoardView } from '../draw/view.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { ManySolutions } from '../game/workshop-jobs.ts';
import { makingOf, type Making } from './draft.ts';
import { status } from './status.ts';

export type Shown = 'none' | 'pair' | 'certain';

export const shown = signal<Shown>('none');
/** Which pair: each press goes on to another. */
export const pairNumber = signal(0);

const many = computed<ManySolutions | undefined>(() =>
  status.value.is === 'many' ? status.value.more : undefined,
);

/** Two solutions as texts: every two of those known, in turn. */
export const pair = computed<readonly [string, string] | undefined>(() => {
  const solutions = many.value?.solutions ?? [];
  const pairs = solutions.flatMap((first, i) =>
    solutions.slice(i + 1).map((second) => [first, second] as const),
  );
  return pairs.length ? pairs[pairNumber.value % pairs.length] : undefined;
});

export const pairCount = computed(() => {
  const count = many.value?.solutions.length ?? 0;
  return (count * (count - 1)) / 2;
});

/** Solved positions are drawn as they are played: the light of a solve would hide the lines. */
function sceneOf({ game, draft }: Making, text: string): { state: unknown; scene: Scene } | undefined {
  const read = game.native.parse(text);
  if (!read.ok || read.value.state === undefined) return undefined;
  const { solved: _, ...scene } = game.scene(draft.design.puzzle, read.value.state);
  return { state: read.value.state, scene };
}

/** Draws what is to be seen into a group of its own; call it in an effect. */
export function drawSolutions(now: OpenGame, view: BoardView, host: SVGGElement): void {
  host.replaceChildren();
  const making = makingOf(now);
  const texts = pair.value;
  const more = many.value;
  if (shown.value === 'none' || !texts || !more || !view.scene) return;
  const [first, second] = texts.map((text) => sceneOf(making, text));
  if (!first || !second) return;
  const [dx, dy] = shiftOf(first.scene, view.scene);
  host.setAttribute('transform', `translate(${dx} ${dy})`);
  if (shown.value === 'pair') drawPair(making, host, first.state, second.state);
  else drawCertain(host, first.scene, more);
}

function drawPair({ game, draft }: Making, host: SVGGElement, a: unknown, b: unknown): void {
  const { first, second, both } = overlay(game, draft.design.puzzle, a, b);
  for (const [name, shapes] of [
    ['sol-both', both],
    ['sol-first', first],
    ['sol-second', second],
  ] as const) {
    const group = svgElement('g', { class: name });
    group.append(...shapes.map(makeElement));
    host.append(group);
  }
}

/** What all solutions have in common is drawn, and where they part a mark stands. */
function drawCertain(host: SVGGElement, scene: Scene, { forced, open }: ManySolutions): void {
  const certain = new Set(forced);
  const group = svgElement('g', { class: 'sol-certain' });
  group.append(
    ...scene.shapes
      .filter(({ by, spot }) => by === 'player' && spot !== undefined && certain.has(spot))
      .map(makeElement),
  );
  const marks = svgElement('g');
  const layer = new Overlay(marks);
  layer.rebase(scene);
  layer.draw('open', [{ style: 'differs', spots: open }]);
  host.append(group, marks);
}
