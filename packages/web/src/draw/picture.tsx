/** A still picture of a position: thumbnails, examples, print. Drawn with the board's own elements. */
import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from 'edgewise';
import { makeElement, svgElement } from './elements.ts';
import { Overlay, type Mark } from './overlay.ts';
import { joinRuns } from './runs.ts';
import { Sorting } from './sorting.ts';

interface PictureProps {
  readonly scene: Scene;
  readonly label?: string; // none: it is decoration
  readonly marks?: readonly Mark[];
  /** Live shapes appear one after another, again and again. */
  readonly unfolding?: boolean;
}

export function Picture({ scene, label, marks, unfolding }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.replaceChildren(drawing(scene, marks ?? [], unfolding ?? false));
  }, [scene, marks, unfolding]);
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <div ref={host} class={unfolding ? 'picture unfolding' : 'picture'} {...role} />;
}

function drawing(scene: Scene, marks: readonly Mark[], unfolding: boolean): SVGElement {
  const svg = svgElement('svg', { viewBox: `0 0 ${scene.width} ${scene.height}`, class: 'layer-static' });
  const [still = [], under = [], over = []] = new Sorting().sort(scene.shapes, (_, below) => (below ? 1 : 2));
  const live = over.map(makeElement);
  if (unfolding) unfold(live);
  svg.append(...under.map(makeElement), ...joinRuns(still).map(makeElement), ...live);
  if (marks.length) {
    const group = svgElement('g');
    const overlay = new Overlay(group);
    overlay.rebase(scene);
    overlay.draw('marks', marks);
    svg.append(group);
  }
  return svg;
}

const CYCLE = 14; // seconds

/** Text is there from the start; everything else comes in its turn. */
function unfold(elements: readonly SVGElement[]): void {
  const drawn = elements.filter((element) => element.tagName !== 'text');
  for (const [i, element] of drawn.entries()) {
    element.classList.add('unfold');
    element.style.animationDelay = `${((i / drawn.length) * CYCLE * 0.6).toFixed(2)}s`;
  }
}
