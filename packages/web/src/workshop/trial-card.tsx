/** How the last trial went, and the replay that a tester sends. */
import { useEffect, useState } from 'preact/hooks';
import type { Trial } from 'edgewise/workshop';
import type { OpenGame } from '../game/open-game.ts';
import { records, refreshRecords } from '../game/store/saved-games.ts';
import { notify } from '../shell/announce.ts';
import { engine } from '../shell/engine.ts';
import { words } from '../shell/words/index.ts';
import { makingOf, puzzleText } from './draft.ts';
import { lastTrial, saveOf } from './trial.ts';
import { trialOf } from './work.ts';

export function TrialCard({ now }: { now: OpenGame }) {
  const [trial, setTrial] = useState<Trial>();
  const [text, setText] = useState('');
  const all = words.value;
  useEffect(() => void refreshRecords(), [now]);
  const last = lastTrial(now.id);
  useEffect(() => {
    if (!last) return;
    void saveOf(last.id)
      .then((save) => (save === undefined ? undefined : trialOf(save, last.puzzle)))
      .then(setTrial);
  }, [now, last?.id, records.value.length]);
  const look = async () => {
    const found = await trialOf(text, puzzleText(makingOf(now)));
    if (found) setTrial(found);
    else notify(all.trialOther, 'wrong');
  };
  return (
    <details class="card draft-trial" open={trial !== undefined}>
      <summary>{all.trialTitle}</summary>
      {trial ? <Figures trial={trial} /> : null}
      <p class="soft small">{all.trialPasteText}</p>
      <textarea
        rows={2}
        value={text}
        aria-label={all.trialPaste}
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" class="quiet" disabled={text.trim() === ''} onClick={() => void look()}>
        {all.trialRead}
      </button>
    </details>
  );
}

const Figures = ({ trial }: { trial: Trial }) => (
  <p role="status">
    {trial.isSolved ? words.value.trialSolved(engine().clockText(trial.milliseconds)) : words.value.trialOpen}{' '}
    {words.value.trialFigures(trial.steps, trial.hints, trial.turnedBack, trial.deadEnds)}
  </p>
);
