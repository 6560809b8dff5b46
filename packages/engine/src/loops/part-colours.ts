/** A colour for each connected part of a drawing; a part that grows keeps its own. */
import type { Mesh } from '../grid/mesh.ts';
import { paletteSizes, type PaletteRole } from '../draw/scene.ts';
import { components } from './components.ts';
import type { Drawing } from './marks.ts';

const COLOURS = paletteSizes['label-edge'];
const STRIDE = 7; // coprime to the number of colours, so that neighbours differ

/** By edge; only lines have one. */
export function partColours(mesh: Mesh, drawing: Drawing): ReadonlyMap<number, PaletteRole> {
  const colours = new Map<number, PaletteRole>();
  for (const { edges, first } of components(mesh, drawing)) {
    const role: PaletteRole = `label-edge-${1 + ((first * STRIDE) % COLOURS)}`;
    for (const edge of edges) colours.set(edge, role);
  }
  return colours;
}
