/** What is behind a short link: a puzzle, or a set with what is solved and what comes next. */
import './together.css';
import { useEffect, useState } from 'preact/hooks';
import { records, refreshRecords, refreshSolveRecords, solveRecords } from '../game/store/saved-games.ts';
import { openText } from '../library/opening.ts';
import { notify } from '../shell/announce.ts';
import { engine, gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { gameName, words } from '../shell/words/index.ts';
import { OwnerCard } from './owner-card.tsx';
import type { SharedPuzzle, SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';
import { useAnswer } from './use-answer.ts';

interface Shared extends SharedTexts {
  readonly setter: string | null;
  readonly mine: boolean;
  readonly puzzles: readonly SharedPuzzle[];
}

export function SharedScreen({ code }: { code: string }) {
  const texts = togetherTexts.value;
  const [turn, setTurn] = useState(0);
  const answer = useAnswer<Shared>(`/api/shared/${code}`, turn);
  useEffect(() => void Promise.all([refreshRecords(), refreshSolveRecords()]), []);
  if (!answer)
    return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
  if (!answer.ok) return <Gone text={answer.message || texts.failed} />;
  const { title, author, note, listed, setter, mine, puzzles } = answer.value;
  return (
    <main id="main" class="page shared-page" tabIndex={-1}>
      <PageHead title={title || nameOf(puzzles[0]?.game ?? '')} />
      {author ? <p>{texts.by(author)}</p> : null}
      {note ? <p class="soft">{note}</p> : null}
      <PuzzleSet shared={answer.value} />
      {setter !== null && listed ? (
        <p>
          <a href={routeHash({ at: 'setter', name: setter })}>{texts.setterMore(setter)}</a>
        </p>
      ) : null}
      {mine ? (
        <OwnerCard
          code={code}
          value={{ title, author, note, listed }}
          puzzles={puzzles}
          onChanged={() => setTurn(turn + 1)}
        />
      ) : null}
    </main>
  );
}

/** Solved here, on this device: nobody else needs to know. */
const isSolved = ({ game, puzzle }: SharedPuzzle): boolean =>
  solveRecords.value.some((each) => each.game === game && each.puzzle === puzzle);

const isBegun = ({ puzzle }: SharedPuzzle): boolean =>
  records.value.some((each) => each.puzzle === puzzle && !each.solved);

function PuzzleSet({ shared }: { shared: Shared }) {
  const texts = togetherTexts.value;
  const { puzzles } = shared;
  const done = puzzles.filter(isSolved).length;
  const next = puzzles.findIndex((each) => !isSolved(each));
  return (
    <>
      {puzzles.length > 1 ? (
        <p class="row wrap">
          <strong>{texts.setDone(done, puzzles.length)}</strong>
          {next >= 0 ? (
            <button type="button" class="primary" onClick={() => void play(shared, next)}>
              {texts.playNext}
            </button>
          ) : null}
        </p>
      ) : null}
      <ol class="path-list">
        {puzzles.map((each, i) => (
          <li key={i}>
            <span>
              {each.title || texts.puzzle(i + 1)} <span class="soft">{nameOf(each.game)}</span>
              {isSolved(each) ? (
                <span class="set-solved">
                  <Icon name="check" />
                  {texts.setSolved}
                </span>
              ) : null}
            </span>
            <button
              type="button"
              class={puzzles.length > 1 ? 'quiet' : 'primary'}
              aria-label={`${playLabel(each)}: ${each.title || texts.puzzle(i + 1)}`}
              onClick={() => void play(shared, i)}
            >
              {playLabel(each)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function playLabel(puzzle: SharedPuzzle): string {
  if (isBegun(puzzle)) return words.value.resumeGame;
  return isSolved(puzzle) ? togetherTexts.value.playAgain : togetherTexts.value.play;
}

const nameOf = (id: string): string => {
  const game = gameById(id);
  return game ? gameName(game) : id;
};

/** Its own title, or the set's with its number. */
async function play({ title, author, puzzles }: Shared, index: number): Promise<void> {
  const each = puzzles[index];
  if (!each) return;
  const number = puzzles.length > 1 && title ? `${title} ${index + 1}` : title;
  const heading = { title: each.title || number, author };
  const problem = await openText(engine().underHeading(heading, each.puzzle));
  if (problem !== undefined) notify(problem, 'wrong');
}
