/** The hints' way through the puzzle, step by step: what a solver will go through. */
import '../library/statistics.css';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../draw/picture.tsx';
import type { Mark } from '../draw/overlay.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { WalkStep } from '../game/workshop-jobs.ts';
import { CopyField } from '../library/copy-field.tsx';
import { sceneOfText } from '../library/scenes.ts';
import { Dialog } from '../shell/controls.tsx';
import { Said } from '../shell/said.tsx';
import { gameSays, words } from '../shell/words/index.ts';
import { makingOf, type Making } from './draft.ts';
import { walkThrough } from './work.ts';

export function WalkDialog({ now, onClose }: { now: OpenGame; onClose: () => void }) {
  const [steps, setSteps] = useState<readonly WalkStep[]>();
  useEffect(() => {
    void walkThrough(now).then((found) => (found ? setSteps(found) : onClose()));
  }, [now]);
  return (
    <Dialog title={words.value.draftWalkTitle} onClose={onClose} wide>
      {steps === undefined ? (
        <p class="soft">{words.value.draftWorking}</p>
      ) : steps.length === 0 ? (
        <p>{words.value.draftWalkEnds}</p>
      ) : (
        <Walk making={makingOf(now)} steps={steps} />
      )}
    </Dialog>
  );
}

const sentence = ({ game }: Making, { hint }: WalkStep): string => gameSays(game, hint);

function Walk({ making, steps }: { making: Making; steps: readonly WalkStep[] }) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const all = words.value;
  const scene = sceneOfText(making.game, step.before);
  const marks: readonly Mark[] = [
    { style: 'because', spots: step.hint.because },
    { style: 'at', spots: step.hint.at },
  ];
  return (
    <div class="replay">
      {scene ? <Picture scene={scene} label={all.draftWalkStep(at + 1, steps.length)} marks={marks} /> : null}
      <p role="status">
        <strong>{all.draftWalkStep(at + 1, steps.length)}.</strong>{' '}
        <Said game={making.game} labels={[step.hint]} />
      </p>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        aria-label={all.draftWalkStep(at + 1, steps.length)}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <div class="row wrap">
        <button type="button" class="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {all.replayBack}
        </button>
        <button type="button" class="primary" disabled={at >= steps.length - 1} onClick={() => setAt(at + 1)}>
          {all.replayForward}
        </button>
      </div>
      <CopyField
        id="walk-text"
        label={all.draftWalkCopy}
        text={steps.map((each, i) => `${i + 1}. ${sentence(making, each)}`).join('\n')}
        rows={4}
      />
    </div>
  );
}
