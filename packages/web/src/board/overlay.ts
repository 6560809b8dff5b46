/**
 * What the screen adds to the game's own picture: cursor, hover, pending stroke, hints, failures.
 * Never by colour alone: a hint is dashed, a failure has a double ring and a badge, evidence is dotted.
 */
import type { Scene, Shape, Spot } from 'edgewise';
import { circlePath, SVG, svgElement } from './elements.ts';
import type { Place, Space } from './space.ts';

export type Look = 'may' | 'starving' | 'cursor' | 'hover' | 'trail' | 'at' | 'because' | 'wrong' | 'picked';

export interface Mark {
  readonly look: Look;
  readonly spots: readonly Spot[];
  readonly badge?: '!';
  readonly only?: 'badge'; // the spot is marked in another way
}

/** A region that lights up: where to look, not what to see. */
export interface Region {
  readonly spots: readonly Spot[];
}

/** A named part of the overlay, and which elements stand for which mark. */
interface Group {
  readonly element: SVGGElement;
  readonly shown: Map<string, SVGElement[]>;
}

const RING = 0.37; // round what has no shape of its own
const MAY = 0.12; // where a held piece may go
const SMALL_RING = 0.2; // round the middle of a line

type Segment = Extract<Shape, { kind: 'line' }>;

export class Overlay {
  readonly svg: SVGElement;
  #space: Space | undefined;
  #segments = new Map<Spot, Segment>();
  #discs = new Map<Spot, number>(); // radius
  #groups = new Map<string, Group>();

  constructor(svg: SVGElement) {
    this.svg = svg;
  }

  /** A spot that the scene draws as a line is lit along it; any other gets a ring, close round a disc. */
  rebase(scene: Scene, space: Space): void {
    this.#space = space;
    this.#segments = new Map();
    this.#discs = new Map();
    for (const shape of scene.shapes) {
      if (shape.layer !== 'still' || shape.spot === undefined) continue;
      if (shape.kind === 'line') this.#segments.set(shape.spot, shape);
      if (shape.kind === 'disc') this.#discs.set(shape.spot, shape.r);
    }
  }

  /** One named group at a time is redrawn: the cursor moves often, the hints seldom. */
  draw(name: string, marks: readonly Mark[], region?: Region): void {
    const group = this.#group(name);
    const keys = new Set<string>();
    for (const mark of marks) {
      const key = `${mark.look} ${mark.badge ?? ''} ${mark.only ?? ''} ${mark.spots.join()}`;
      keys.add(key);
      if (!group.shown.has(key)) group.shown.set(key, this.#mark(group.element, mark));
    }
    if (region) {
      const key = `region ${region.spots.join()}`;
      keys.add(key);
      if (!group.shown.has(key)) group.shown.set(key, this.#region(group.element, region.spots));
    }
    for (const [key, elements] of group.shown)
      if (!keys.has(key)) {
        for (const element of elements) element.remove();
        group.shown.delete(key);
      }
  }

  #group(name: string): Group {
    const known = this.#groups.get(name);
    if (known) return known;
    const made = { element: document.createElementNS(SVG, 'g'), shown: new Map<string, SVGElement[]>() };
    this.svg.append(made.element);
    this.#groups.set(name, made);
    return made;
  }

  #mark(group: SVGGElement, { look, spots, badge, only }: Mark): SVGElement[] {
    const places = spots.flatMap((spot) => this.#space?.at(spot) ?? []);
    const line =
      look === 'trail' && places.length > 1 && !places.some(({ spot }) => this.#segments.has(spot));
    const points = places.map(({ x, y }) => `${x},${y}`).join(' ');
    const made: SVGElement[] = line ? [svgElement('polyline', { class: 'm-trail', points })] : [];
    if (!line && !only) made.push(...places.flatMap((place) => this.#spot(place, look)));
    if (badge !== undefined && places.length) made.push(badgeAt(places[0], look));
    group.append(...made);
    return made;
  }

  #spot(place: Place, look: Look): SVGElement[] {
    const segment = this.#segments.get(place.spot);
    if (segment) {
      const { x1, y1, x2, y2 } = segment;
      const line = (kind: string) => svgElement('line', { class: `m-${kind} m-segment`, x1, y1, x2, y2 });
      // Advice lights the place only: a line along it would look like a line to be drawn.
      if (look === 'at') return [line('at-halo')];
      if (look !== 'because') return look === 'wrong' ? [line('wrong-halo'), line(look)] : [line(look)];
    }
    const disc = segment ? SMALL_RING - 0.15 : this.#discs.get(place.spot);
    const radius = look === 'may' ? MAY : disc === undefined ? RING : disc + 0.15;
    const { x, y } = place;
    const rings = look === 'wrong' ? [radius, radius + 0.07] : [radius];
    const d = rings.map((r) => circlePath(x, y, r)).join('');
    return [svgElement('path', { class: `m-${look} m-ring`, d })];
  }

  #region(group: SVGGElement, spots: readonly Spot[]): SVGElement[] {
    const places = spots.flatMap((spot) => this.#space?.at(spot) ?? []);
    if (!places.length) return [];
    const pad = 0.9;
    const [x, y] = [Math.min(...places.map((p) => p.x)) - pad, Math.min(...places.map((p) => p.y)) - pad];
    const width = Math.max(...places.map((p) => p.x)) + pad - x;
    const height = Math.max(...places.map((p) => p.y)) + pad - y;
    const rect = svgElement('rect', { class: 'm-region', x, y, width, height, rx: 0.5 });
    group.append(rect);
    return [rect];
  }
}

/**
 * Beside the spot, never on it: what the badge speaks of stays to be seen. Its sign is cut out of it and
 * filled by the rim: one element, where a text of its own would have to be laid out.
 */
function badgeAt({ x, y }: Place, look: Look): SVGElement {
  const [cx, cy] = [x + 0.34, y - 0.34];
  const bar = (top: number, height: number) => `M${cx - 0.02} ${cy + top}h.04v${height}h-.04z`;
  const d = circlePath(cx, cy, 0.2) + bar(-0.11, 0.12) + bar(0.07, 0.04);
  return svgElement('path', { class: `m-badge m-badge-${look}`, d });
}
