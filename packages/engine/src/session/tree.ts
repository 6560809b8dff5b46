/**
 * The positions of a game as a tree: each knows the one it came from and the moves between them.
 * Undo has no limit and a state may be large, so most states are dropped and replayed when needed.
 */
export interface Position<State, Move> {
  readonly parent: Position<State, Move> | undefined;
  readonly moves: readonly Move[]; // from the parent to here
  readonly depth: number;
  state: State | undefined; // kept at roots, at every 64th position and at the newest 64
}

/** Plays moves that were legal once, so are again. */
type Replay<State, Move> = (state: State, moves: readonly Move[]) => State;

const span = 64; // at most this many steps are played again for one undo

export const root = <State, Move>(state: State): Position<State, Move> => ({
  parent: undefined,
  moves: [],
  depth: 0,
  state,
});

export function child<State, Move>(
  parent: Position<State, Move>,
  moves: readonly Move[],
  state: State,
): Position<State, Move> {
  const position = { parent, moves, depth: parent.depth + 1, state };
  forget(position);
  return position;
}

export function stateOf<State, Move>(position: Position<State, Move>, replay: Replay<State, Move>): State {
  const missing: Position<State, Move>[] = [];
  let known = position;
  while (known.state === undefined && known.parent) {
    missing.push(known);
    known = known.parent;
  }
  return missing.reduceRight((state, each) => replay(state, each.moves), known.state as State);
}

/** The positions on the way here, oldest first, this one last. */
export function lineage<State, Move>(position: Position<State, Move>): Position<State, Move>[] {
  const line: Position<State, Move>[] = [];
  for (let each: Position<State, Move> | undefined = position; each; each = each.parent) line.push(each);
  return line.reverse();
}

function forget<State, Move>(position: Position<State, Move>): void {
  let old: Position<State, Move> | undefined = position;
  for (let i = 0; i < span && old; i++) old = old.parent;
  if (old && old.depth % span !== 0) old.state = undefined;
}
