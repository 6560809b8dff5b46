import type { BoardView } from '../draw/view.ts';
import type { Focus } from './focus.ts';

/** What the rest of the screen may ask of the board. */
export interface BoardHandle {
  readonly view: BoardView;
  readonly focus: Focus;
  cancel(): boolean;
  /** A key leads onto the board: the cursor appears. */
  enter(): void;
}

export type BoardRef = { readonly current: BoardHandle | undefined };
