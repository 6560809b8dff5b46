/** Which solutions are drawn over the board: two of them, what they all share, or none. */
import { computed, signal } from '@preact/signals';
import type { Scene, Spot, ViewOptions } from 'edgewise';
import { shiftOf } from 'edgewise/play';
import { compare, overlay } from 'edgewise/workshop';
import { makeElement, svgElement } from '../draw/elements.ts';
import { Overlay, type Mark } from '../draw/overlay.ts';
import type { BoardView } from '../draw/view.ts';
import type { OpenGame } from '../game/open-game.ts';
import { viewOptions } from '../game/view-options.ts';
import type { ManySolutions } from '../game/workshop-jobs.ts';
import { makingOf, type Making } from './draft.ts';
import { status } from './status.ts';

export type Shown = 'none' | 'pair' | 'certain';

export const shown = signal<Shown>('none');
/** Which pair: each press shows another. */
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

/** How the board is viewed: what is drawn over it must have the same orientation. */
export const boardOptions = (): ViewOptions => {
  const { view: _, ...options } = viewOptions.value;
  return options;
};

interface Drawn {
  readonly state: unknown;
  readonly scene: Scene;
}

/** Solved positions are drawn as they are played: the light of a solve would hide the lines. */
function sceneOf({ game, draft }: Making, text: string): Drawn | undefined {
  const read = game.native.parse(text);
  if (!read.ok || read.value.state === undefined) return undefined;
  const whole = game.scene(draft.design.puzzle, read.value.state, boardOptions());
  const { solved: _, ...scene } = whole;
  return { state: read.value.state, scene };
}

/** Can solutions be drawn over the board? Not where it is a chart to choose tiles from. */
export function isOnBoard({ game, draft: { design } }: Making): boolean {
  const made = game.edit.scene(design, boardOptions());
  const played = game.scene(design.puzzle, game.start(design.puzzle), boardOptions());
  return made.width === played.width && made.height === played.height;
}

/** Draws the chosen solutions into a group of their own; call it in an effect. */
export function drawSolutions(now: OpenGame, view: BoardView, host: SVGGElement): void {
  host.replaceChildren();
  const making = makingOf(now);
  const texts = pair.value;
  const more = many.value;
  if (shown.value === 'none' || !texts || !more || !view.scene || !isOnBoard(making)) return;
  const [first, second] = texts.map((text) => sceneOf(making, text));
  if (!first || !second) return;
  const [dx, dy] = shiftOf(first.scene, view.scene);
  host.setAttribute('transform', `translate(${dx} ${dy})`);
  if (shown.value === 'pair') drawPair(making, host, first, second.state);
  else drawCertain(host, first.scene, more);
}

/** Lines of both are legible over each other. Pieces are not: there the second is marked where it differs. */
function drawPair({ game, draft }: Making, host: SVGGElement, a: Drawn, b: unknown): void {
  const { puzzle } = draft.design;
  const { first, second, both } = overlay(game, puzzle, a.state, b, boardOptions());
  const areLines = [...first, ...second].every(({ role }) => role === 'line');
  for (const [name, shapes] of [
    ['sol-both', both],
    ['sol-first', first],
    ['sol-second', areLines ? second : []],
  ] as const) {
    const group = svgElement('g', { class: name });
    group.append(...shapes.map(makeElement));
    host.append(group);
  }
  if (!areLines) host.append(differences(a.scene, compare(game, puzzle, [a.state, b]).open));
}

/** The places of a scene where solutions differ; for a piece, where it is. */
export function differing(scene: Scene, open: readonly Spot[]): readonly Mark[] {
  const named = new Set(open);
  const spots = scene.targets
    .filter(({ spot, piece = spot }) => named.has(spot) || named.has(piece))
    .map(({ spot }) => spot);
  return [{ style: 'differs', spots }];
}

function differences(scene: Scene, open: readonly Spot[]): SVGElement {
  const marks = svgElement('g');
  const layer = new Overlay(marks);
  layer.rebase(scene);
  layer.draw('open', differing(scene, open));
  return marks;
}

/** Two solutions as pictures, each marked where it differs from the other. */
export function picturesOf(making: Making, texts: readonly [string, string]): readonly Marked[] {
  const drawn = texts.map((text) => sceneOf(making, text)).filter((each) => each !== undefined);
  const { open } = compare(
    making.game,
    making.draft.design.puzzle,
    drawn.map(({ state }) => state),
  );
  return drawn.map(({ scene }) => ({ scene, marks: differing(scene, open) }));
}

export interface Marked {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
}

/** Draws what all solutions have in common, with a mark where they differ. */
function drawCertain(host: SVGGElement, scene: Scene, { forced, open }: ManySolutions): void {
  const certain = new Set(forced);
  const group = svgElement('g', { class: 'sol-certain' });
  group.append(
    ...scene.shapes
      .filter(({ by, spot }) => by === 'player' && spot !== undefined && certain.has(spot))
      .map(makeElement),
  );
  host.append(group, differences(scene, open));
}
