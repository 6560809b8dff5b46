/**
 * What the screen adds to the game's own picture: cursor, hover, pending stroke, hints, failures.
 * Never by colour alone: a hint is dashed, a failure has a double ring and a badge, evidence is dotted.
 */
import type { Scene, Shape, Spot, Target } from 'edgewise';
import { circlePath, n, SVG, svgElement } from './elements.ts';
import type { Place } from 'edgewise/play';
import { isTone, toneOf, toneSign, type ToneStyle } from './tones.ts';

export type MarkStyle =
  | 'may'
  | 'unfillable'
  | 'cursor'
  | 'hover'
  | 'trail'
  | 'at'
  | 'because'
  | 'wrong'
  | 'picked'
  | 'differs'
  | 'locked'
  | 'spare'
  | 'suggested'
  | ToneStyle;

export interface Mark {
  readonly style: MarkStyle;
  readonly spots: readonly Spot[];
  readonly badge?: '!';
  readonly only?: 'badge'; // the spot itself is already marked
}

/** A region that lights up: where to look, not what to see. */
export interface Region {
  readonly spots: readonly Spot[];
}

/** A part of the picture, in units of the scene. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Marks {
  readonly marks: readonly Mark[];
  readonly region?: Region;
}

/** A named part of the overlay: one path for all marks of a kind that are close together. */
interface Group {
  readonly element: SVGGElement;
  readonly paths: Map<string, { readonly element: SVGElement; d: string }>;
}

/** What one mark adds to the path of a kind. */
interface Stroke {
  readonly kind: string; // a class
  readonly y: number;
  readonly d: string;
}

const NEAR = 4; // units: marks in one such band share their paths

const RING = 0.37; // round spots without an outline of their own
const MAY = 0.12; // where a held piece may go
const REGION = 0.56; // from the middle of a place to the frame round it: a cell, and a little air
const SMALL_RING = 0.2; // round the middle of a line

type Segment = Extract<Shape, { kind: 'line' }>;

/** A place, with its outline where it is not a square. */
type Rimmed = Place & Pick<Target, 'outline'>;

export class Overlay {
  readonly svg: SVGElement;
  #places: ReadonlyMap<Spot, Rimmed> = new Map();
  #segments = new Map<Spot, Segment>();
  #discs = new Map<Spot, number>(); // radius
  #size: readonly [width: number, height: number] = [0, 0]; // of the scene
  #isSquare = false; // its cells are squares of one unit
  #groups = new Map<string, Group>();
  #written = new Map<string, readonly Stroke[]>(); // by style and spot
  #drawn = new Map<string, Marks>(); // by group

  constructor(svg: SVGElement) {
    this.svg = svg;
  }

  /** A spot that the scene draws as a line is lit along it; any other gets a ring, close round a disc. */
  rebase(scene: Scene): void {
    const places = scene.shelf ? withoutRim(scene) : scene.targets;
    this.#places = new Map(places.map((place) => [place.spot, place]));
    this.#segments = new Map();
    this.#discs = new Map();
    this.#size = [scene.width, scene.height];
    this.#isSquare = scene.shelf === undefined;
    this.#written = new Map();
    for (const shape of scene.shapes) {
      if (shape.layer !== 'still' || shape.spot === undefined) continue;
      if (shape.kind === 'line') this.#segments.set(shape.spot, shape);
      if (shape.kind === 'disc') this.#discs.set(shape.spot, shape.r);
    }
    // Places may have moved: their marks move with them.
    for (const [name, { marks, region }] of this.#drawn) this.draw(name, marks, region);
  }

  /** Where a spot is in the picture; a piece too, once it is on the board. */
  placeOf(spot: Spot): Place | undefined {
    return this.#places.get(spot);
  }

  /** One named group is redrawn at a time: the cursor moves often, hints rarely. */
  draw(name: string, marks: readonly Mark[], region?: Region): void {
    const group = this.#group(name);
    if (!marks.length && !region && !group.paths.size) return;
    this.#drawn.set(name, { marks, ...(region && { region }) });
    const strokes = region ? this.#region(region.spots) : [];
    for (const mark of marks) if (!mark.only) strokes.push(...this.#mark(mark));
    for (const { badge, spots, style: look } of marks) {
      const [first] = spots;
      if (badge !== undefined && first !== undefined)
        strokes.push(...this.#known(`badge ${look}`, first, (place) => badgeAt(place, look)));
    }
    patch(group, strokes);
  }

  #group(name: string): Group {
    const known = this.#groups.get(name);
    if (known) return known;
    const made: Group = { element: document.createElementNS(SVG, 'g'), paths: new Map() };
    this.svg.append(made.element);
    this.#groups.set(name, made);
    return made;
  }

  #placesOf(spots: readonly Spot[]): Rimmed[] {
    return spots.flatMap((spot) => this.#places.get(spot) ?? []);
  }

  /** The same marks are needed at every move: each is built once. */
  #known(look: string, spot: Spot, write: (place: Rimmed) => Stroke[]): readonly Stroke[] {
    const key = `${look} ${spot}`;
    const known = this.#written.get(key);
    if (known) return known;
    const place = this.#places.get(spot);
    const made = place ? write(place) : [];
    this.#written.set(key, made);
    return made;
  }

  #mark({ style: look, spots }: Mark): readonly Stroke[] {
    const along = look === 'trail' && spots.length > 1 && !spots.some((spot) => this.#segments.has(spot));
    if (!along) return spots.flatMap((spot) => this.#known(look, spot, (place) => this.#spot(place, look)));
    const points = this.#placesOf(spots).map(({ x, y }) => `${n(x)} ${n(y)}`);
    return points.length ? [{ kind: 'm-trail', y: 0, d: `M${points.join('L')}` }] : [];
  }

  #spot(place: Rimmed, look: MarkStyle): Stroke[] {
    if (isTone(look)) return this.#tone(place, look);
    const { spot, x, y, outline } = place;
    if (outline && look !== 'may')
      return [{ kind: `m-${look} m-rim`, y, d: polygonPath(look === 'differs' ? within(outline) : outline) }];
    const segment = this.#segments.get(spot);
    if (segment && look !== 'because') {
      const { x1, y1, x2, y2 } = segment;
      const line = (kind: string) => ({
        kind: `m-${kind} m-segment`,
        y,
        d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
      });
      // Advice lights the place only: a line along it would look like a line to be drawn.
      if (look === 'at') return [line('at-halo')];
      return look === 'wrong' ? [line('wrong-halo'), line(look)] : [line(look)];
    }
    if (look === 'because' && !segment && !this.#discs.has(spot) && this.#isSquare)
      return [{ kind: 'm-because m-ring', y, d: roundBox(x - 0.38, y - 0.38, 0.76, 0.76, 0.16) }];
    const disc = segment ? SMALL_RING - 0.15 : this.#discs.get(spot);
    const radius = look === 'may' ? MAY : disc === undefined ? RING : disc + 0.15;
    const rings = look === 'wrong' ? [radius, radius + 0.07] : [radius];
    return [{ kind: `m-${look} m-ring`, y, d: rings.map((r) => circlePath(x, y, r)).join('') }];
  }

  #tone(place: Rimmed, look: ToneStyle): Stroke[] {
    const { spot, x, y, outline } = place;
    const segment = this.#segments.get(spot);
    if (segment) {
      const { x1, y1, x2, y2 } = segment;
      return [{ kind: `m-${look} m-segment`, y, d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}` }];
    }
    const disc = this.#discs.get(spot);
    const tint = outline
      ? polygonPath(outline)
      : disc === undefined && this.#isSquare
        ? roundBox(x - 0.48, y - 0.48, 0.96, 0.96, 0.08)
        : circlePath(x, y, (disc ?? RING) + 0.1);
    const sign = toneSign(toneOf(look), place);
    return [
      { kind: `m-tone m-${look}`, y, d: tint },
      ...(sign ? [{ kind: `m-sign m-${look}${sign.isFull ? ' m-full' : ''}`, y, d: sign.d }] : []),
    ];
  }

  #region(spots: readonly Spot[]): Stroke[] {
    const places = this.#placesOf(spots);
    if (!places.length) return [];
    if (places.every(({ outline }) => outline))
      return [{ kind: 'm-region', y: 0, d: places.map(({ outline = [] }) => polygonPath(outline)).join('') }];
    const pad = REGION;
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
    const d = roundBox(x, y, Math.max(...xs) + pad - x, Math.max(...ys) + pad - y);
    return [{ kind: 'm-region', y: 0, d }];
  }

  /** Dims everything except a part of the picture; nothing if there is no part. */
  dim(part: Box | undefined): void {
    const [width, height] = this.#size;
    const d =
      part && `${roundBox(0, 0, width, height, PAPER)}${roundBox(part.x, part.y, part.width, part.height)}`;
    patch(this.#group('dim'), d === undefined ? [] : [{ kind: 'm-rest', y: 0, d }]);
  }
}

/** Targets on the rim of the picture stand for pieces beside the board. */
const withoutRim = ({ targets, width, height }: Scene): Scene['targets'] =>
  targets.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);

/** The paths in painting order: by kind, and within each kind from the top down. */
function gather(strokes: readonly Stroke[]): Map<string, string> {
  const kinds = new Map<string, string[]>();
  for (const { kind, y, d } of strokes) {
    const bands = kinds.get(kind) ?? [];
    const band = Math.max(0, Math.floor(y / NEAR));
    bands[band] = (bands[band] ?? '') + d;
    kinds.set(kind, bands);
  }
  const drawn = new Map<string, string>();
  for (const [kind, bands] of kinds) bands.forEach((d, band) => drawn.set(`${kind}/${band}`, d));
  return drawn;
}

/** Only what differs touches the document. */
function patch({ element: host, paths }: Group, strokes: readonly Stroke[]): void {
  const drawn = gather(strokes);
  for (const [key, { element }] of paths)
    if (!drawn.has(key)) {
      element.remove();
      paths.delete(key);
    }
  let next = host.firstElementChild;
  for (const [key, d] of drawn) {
    const known = paths.get(key);
    const element = known?.element ?? svgElement('path', { class: key.slice(0, key.lastIndexOf('/')) });
    if (known?.d !== d) element.setAttribute('d', d);
    if (element === next) next = next.nextElementSibling;
    else host.insertBefore(element, next);
    paths.set(key, { element, d });
  }
}

const INSET = 0.08; // of the way to the middle

/** A little smaller, so that dashes of neighbours stay apart. */
function within(outline: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const mean = (axis: 0 | 1): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const [cx, cy] = [mean(0), mean(1)];
  return outline.map(([x, y]) => [x + (cx - x) * INSET, y + (cy - y) * INSET] as const);
}

const polygonPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

const CORNER = 0.24;
const PAPER = 0.3; // of the sheet itself

function roundBox(x: number, y: number, width: number, height: number, corner = CORNER): string {
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [n(width - 2 * corner), n(height - 2 * corner)];
  const right = `M${n(x + corner)} ${n(y)}h${w}${turn(corner, corner)}v${h}${turn(-corner, corner)}`;
  return `${right}h-${w}${turn(-corner, -corner)}v-${h}${turn(corner, -corner)}z`;
}

/**
 * Beside the spot, never on it: what the badge refers to stays visible. Its symbol is cut out of it and
 * filled by the outline: one element, where a text would need layout.
 */
function badgeAt({ x, y }: Place, look: MarkStyle): Stroke[] {
  const [cx, cy] = [x + 0.34, y - 0.34];
  const bar = (top: number, height: number) => `M${n(cx - 0.02)} ${n(cy + top)}h.04v${height}h-.04z`;
  const d = circlePath(cx, cy, 0.2) + bar(-0.11, 0.12) + bar(0.07, 0.04);
  return [{ kind: `m-badge m-badge-${look}`, y, d }];
}
