/** Logs as people leave them: every mark is its own move, crosses too, and some are undone and made again. */
import { finish, games, Session } from 'edgewise';

const SECOND_THOUGHT = 10; // every tenth move is undone once

/** The steps that hints would give, in order, played one by one. */
export function playedByHand(line: string): string {
  const game = games.find(({ id }) => line.startsWith(`${id}:`));
  const read = game?.native.parse(line);
  if (!game || !read?.ok) throw new Error(line);
  const session = new Session(game, read.value);
  let at = 0;
  let moves = 0;
  const play = (move: unknown): void => {
    session.play([move], (at += 700));
    if (++moves % SECOND_THOUGHT !== 0) return;
    session.undo((at += 300));
    session.play([move], (at += 400));
  };
  while (!session.solved) {
    const hint = finish(game.hint(session.puzzle, session.state));
    if (!hint || hint.kind === 'mistake') throw new Error(`${line}: no step`);
    for (const move of hint.moves) for (const each of apart(move)) play(each);
  }
  return session.save();
}

/** A list of changes that a program makes at once takes a person many moves. */
const apart = (move: unknown): readonly unknown[] =>
  Array.isArray(move) ? (move as readonly unknown[]).map((each) => [each]) : [move];
