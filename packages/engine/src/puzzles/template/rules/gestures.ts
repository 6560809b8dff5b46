/** What gestures mean: each gesture on a lantern as a table, from this mark to that. */
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note } from '../../../vocabulary.ts';
import { lanternSpot, type Mark, type Move, type Puzzle, type State } from './rules.ts';

const NEXT: Partial<Record<Gesture['verb'], Readonly<Record<Mark, Mark>>>> = {
  tap: { open: 'lit', lit: 'open', dark: 'lit' },
  mark: { open: 'dark', lit: 'dark', dark: 'open' },
  cycle: { open: 'lit', lit: 'dark', dark: 'open' },
  clear: { open: 'open', lit: 'open', dark: 'open' },
};

export function interpret(_: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const lantern = 'on' in gesture ? state.findIndex((_mark, i) => lanternSpot(i) === gesture.on) : -1;
  const mark = NEXT[gesture.verb]?.[state[lantern]];
  return mark && mark !== state[lantern] ? ok({ lantern, mark }) : fail(NOTHING_HERE);
}
