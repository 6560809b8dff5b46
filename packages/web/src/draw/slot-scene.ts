import type { Scene, Slot } from 'edgewise';

/** A piece on the shelf as a picture of its own: nothing in it can be pointed at. */
export const sceneOfSlot = ({ width, height, shapes }: Slot): Scene => ({
  width,
  height,
  shapes,
  targets: [],
  mainKind: '',
});
