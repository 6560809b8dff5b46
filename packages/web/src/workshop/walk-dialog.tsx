/** The hints' way through the puzzle, step by step: what a solver will go through. */
import '../learn/learn.css';
import '../library/statistics.css';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, Note, Spot } from 'edgewise';
import { proofLinks } from 'edgewise/play';
import type { OpenGame } from '../game/open-game.ts';
import type { WalkStep } from '../game/workshop-jobs.ts';
import { CopyField } from '../library/copy-field.tsx';
import { Drawn } from '../learn/drawn.tsx';
import { LinkWalk } from '../learn/reasoning.tsx';
import { viewsOf } from '../learn/views.ts';
import { certain } from '../shell/certain.ts';
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

function Walk({ making, steps }: { making: Making; steps: readonly WalkStep[] }) {
  const [at, setAt] = useState(0);
  const step = certain(steps[at]);
  const all = words.value;
  const name = all.draftWalkStep(at + 1, steps.length);
  return (
    <div class="replay">
      <p role="status">
        <strong>{name}.</strong> <Said game={making.game} labels={[step.hint]} />
      </p>
      <StepShown key={at} game={making.game} step={step} label={name} />
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        aria-label={name}
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
        text={steps.flatMap((each, i) => stepLines(making, each, i + 1)).join('\n')}
        rows={4}
      />
    </div>
  );
}

/** With its proof where it takes more than one rule, else carried out. */
function StepShown({ game, step, label }: { game: AnyGame; step: WalkStep; label: string }) {
  const views = viewsOf(game, step, 'whole');
  if (!views) return null;
  if (!views.links.length) return <Drawn view={views.after} label={label} />;
  return (
    <div class="reasoning">
      <LinkWalk game={game} links={views.links} />
    </div>
  );
}

/** A step for whoever has only the text: its sentence with the places that it speaks of, then its proof. */
function stepLines({ game, draft }: Making, { hint }: WalkStep, number: number): readonly string[] {
  const line = (note: Note & { readonly because: readonly Spot[] }): string => {
    const said = gameSays(game, note);
    const places = note.because.flatMap((spot) => game.edit.placeOf(draft.design, spot) ?? []);
    const unsaid = places.filter((place) => !said.includes(place));
    return unsaid.length ? `${said} (${unsaid.join(', ')})` : said;
  };
  return [
    `${number}. ${line(hint)}`,
    ...proofLinks(hint).map((link, index) => `   ${number}.${index + 1} ${line(link)}`),
  ];
}
