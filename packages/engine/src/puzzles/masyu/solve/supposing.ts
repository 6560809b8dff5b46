/** The highest level: a link is supposed to be a line or a cross, and what leads to a contradiction is ruled out. */
import type { Task } from '../../../task.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';

/**
 * Supposes each open link both ways until nothing more is refuted; false on a contradiction. With `truth`
 * (the marks of a known solution) only the wrong way is tried. What a harmless supposition implies is
 * harmless too, for its consequences are among those found: one run clears many links.
 */
export function* supposing(position: Propagation, truth?: ArrayLike<number>): Task<boolean> {
  const { edgeCount } = position.board.mesh;
  const saved = position.save();
  const harmless = new Uint8Array(edgeCount); // bit LINE, bit CROSS
  for (
    let quiet = 0, link = 0;
    quiet < edgeCount && !position.closed;
    link = (link + 1) % edgeCount, quiet++
  ) {
    if (position.valueOf(link) !== OPEN) continue;
    for (const value of [LINE, CROSS]) {
      if (value === truth?.[link] || harmless[link] & value) continue;
      yield { done: quiet, of: edgeCount };
      if (position.decide(link, value) && position.run()) {
        clearImplied(position, harmless);
        position.restore(saved);
        continue;
      }
      position.restore(saved);
      if (!position.decide(link, LINE + CROSS - value) || !position.run()) return false;
      position.save(saved);
      harmless.fill(0);
      quiet = 0;
      break;
    }
  }
  return true;
}

function clearImplied(position: Propagation, harmless: Uint8Array): void {
  for (let link = 0; link < harmless.length; link++) harmless[link] |= position.valueOf(link);
}
