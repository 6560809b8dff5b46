/** A still picture of a position: thumbnails, examples, print. Drawn with the board's own elements. */
import { useEffect, useRef } from 'preact/hooks';
import type { Scene, Shape } from 'edgewise';
import type { SceneDiff } from 'edgewise/play';
import { makeElement, svgElement } from './elements.ts';
import { Overlay, type Mark } from './overlay.ts';
import { drawPreview } from './preview.ts';
import { joinRuns } from './runs.ts';
import { Sorting } from './sorting.ts';
import { certain } from '../shell/certain.ts';

interface PictureProps {
  readonly scene: Scene;
  /** Only this part of it. */
  readonly viewBox?: string;
  readonly label?: string; // none: it is decoration
  readonly marks?: readonly Mark[];
  /** What would be added, drawn as a hint draws it. */
  readonly ghosts?: SceneDiff;
  /** What a player puts on the board appears spot by spot, within these milliseconds. */
  readonly unfolding?: number;
}

export function Picture({ scene, viewBox, label, marks, ghosts, unfolding }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.replaceChildren(drawing(scene, { marks: marks ?? [], ghosts }, unfolding ?? 0, viewBox));
  }, [scene, marks, ghosts, unfolding, viewBox]);
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <div ref={host} class="picture" {...role} />;
}

function drawing(
  scene: Scene,
  { marks, ghosts }: { readonly marks: readonly Mark[]; readonly ghosts: SceneDiff | undefined },
  unfolding: number,
  viewBox = `0 0 ${scene.width} ${scene.height}`,
): SVGElement {
  const svg = svgElement('svg', { viewBox, class: 'layer-static' });
  const [still = [], under = [], over = []] = new Sorting().sort(scene.solved ?? scene.shapes, (_, below) =>
    below ? 1 : 2,
  );
  const [below, above] = [under.map(makeElement), over.map(makeElement)];
  if (unfolding) unfold([...under, ...over], [...below, ...above], unfolding);
  svg.append(...below, ...joinRuns(still).map(makeElement), ...above);
  if (ghosts) {
    const group = svgElement('g');
    drawPreview(group, ghosts);
    svg.append(group);
  }
  if (marks.length) {
    const group = svgElement('g');
    const overlay = new Overlay(group);
    overlay.rebase(scene);
    overlay.draw('marks', marks);
    svg.append(group);
  }
  return svg;
}

/** What belongs to the board is there from the start; what is put on it appears spot by spot. */
function unfold(shapes: readonly Shape[], elements: readonly SVGElement[], time: number): void {
  const turns = new Map<string, number>();
  const turnOf = shapes.map(({ by, spot = '' }) => {
    if (by === 'player' && !turns.has(spot)) turns.set(spot, turns.size);
    return by === 'player' ? turns.get(spot) : undefined;
  });
  const shadows = shapes.flatMap(({ role }, i) => (isShadow(role) && turnOf[i] === undefined ? [i] : []));
  const begin = (i: number, part: number) => {
    const element = certain(elements[i]);
    element.classList.add('unfold');
    element.style.animationDelay = `${Math.round(part * time)}ms`;
  };
  turnOf.forEach((turn, i) => {
    if (turn !== undefined) begin(i, turn / turns.size);
  });
  // Shadows belong to no spot, but are drawn in the order of what casts them.
  shadows.forEach((i, at) => begin(i, at / shadows.length));
}

const isShadow = (role: Shape['role']): boolean => role.includes('shadow');
