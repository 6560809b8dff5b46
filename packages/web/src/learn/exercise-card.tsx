/** The exercise in words: what to find, the verdict on the answer, and what comes next. */
import type { AnyGame, Label } from 'edgewise';
import { spotsIn, type Verdict } from 'edgewise/train';
import { hasShelf, seen } from '../game/open-game.ts';
import { today } from '../game/tallies.ts';
import { ProofSteps } from '../hint/proof-steps.tsx';
import { routeHash } from '../shell/route.ts';
import { Said } from '../shell/said.tsx';
import { gameSays } from '../shell/words/index.ts';
import { useInView } from '../shell/in-view.ts';
import { checkAnswer, showAnswer, takeBack, type Practice, type Stage } from './practice.ts';
import { learnTexts } from './words.ts';

type Labels = readonly Label[];

export function ExerciseCard({ practice, onNext }: { practice: Practice; onNext: () => void }) {
  const { exercise, now } = practice;
  const texts = learnTexts.value;
  const stage = practice.stage.value;
  const card = useInView(stage.is);
  const technique = gameSays(now.game, { code: `technique.${exercise.technique}` });
  return (
    <section ref={card} class="card sheet exercise-card" aria-labelledby="exercise-title">
      <header>
        <h2 id="exercise-title">
          {texts.task}: {technique}
        </h2>
      </header>
      {stage.is === 'done' ? null : (
        <p class="soft exercise-task">
          {hasShelf(now) ? texts.taskPieces : texts.taskText} <Where practice={practice} />{' '}
          <a href={routeHash({ at: 'techniques', game: now.game.id, technique: exercise.technique })}>
            {texts.whatIsIt}
          </a>
        </p>
      )}
      <div role="status" class="exercise-said">
        <Outcome practice={practice} stage={stage} />
      </div>
      <ProofSteps now={now} />
      <Buttons practice={practice} stage={stage} onNext={onNext} />
    </section>
  );
}

/** For those who cannot see the dimming: from where to where the board is not dimmed. */
function Where({ practice: { part, now } }: { practice: Practice }) {
  const texts = learnTexts.value;
  const { scene } = now.player;
  const inside = new Set(part && spotsIn(scene, part));
  const places = scene.targets.filter(({ spot, kind }) => kind === scene.mainKind && inside.has(spot));
  const [from, to] = [places[0], places.at(-1)];
  if (!from || !to) return null;
  return (
    <>
      {texts.frame}
      <span class="unseen">
        {' '}
        {texts.frameOf(gameSays(now.game, from.label), gameSays(now.game, to.label))}
      </span>
    </>
  );
}

function Outcome({ practice, stage }: { practice: Practice; stage: Stage }) {
  const texts = learnTexts.value;
  const { now, exercise } = practice;
  if (stage.is === 'judging') return <p class="soft">{texts.checking}</p>;
  if (stage.is === 'open')
    return stage.verdict ? <Explained practice={practice} verdict={stage.verdict} /> : null;
  const { answer, tally } = stage;
  return (
    <>
      <p class={answer === 'shown' ? '' : 'good verdict'}>{texts[answer]}</p>
      <p>
        <Said game={now.game} labels={linkLabels(practice) ?? [exercise.hint]} />
      </p>
      <p class="soft small">
        {texts.found(tally.found, tally.tried)}. {texts.again(tally.due - today())}
      </p>
    </>
  );
}

/** While a link of the reasoning is shown, the text is that link's. */
function linkLabels({ now }: Practice): Labels | undefined {
  const { hint } = seen(now, 'hint');
  const isLink = 'link' in hint.state && hint.state.link !== undefined;
  return isLink ? hint.labels() : undefined;
}

function Explained({ practice, verdict }: { practice: Practice; verdict: Verdict }) {
  const texts = learnTexts.value;
  const { game } = practice.now;
  switch (verdict.is) {
    case 'broken':
      return <Wrong game={game} why={[verdict.note]} />;
    case 'mistake':
      return <Wrong game={game} why={linkLabels(practice) ?? [verdict.hint]} />;
    case 'other':
      return <p>{verdict.isTrue ? texts.isTrue : texts.isOpen}</p>;
    default:
      return <p>{texts.untouched}</p>;
  }
}

const Wrong = ({ game, why }: { game: AnyGame; why: Labels }) => (
  <p>
    <strong class="wrong-answer">{learnTexts.value.wrong}</strong> <Said game={game} labels={why} />
  </p>
);

function Buttons({ practice, stage, onNext }: { practice: Practice; stage: Stage; onNext: () => void }) {
  const texts = learnTexts.value;
  if (stage.is === 'done')
    return (
      <div class="hint-buttons">
        <button type="button" class="primary exercise-next" aria-keyshortcuts="N" onClick={onNext}>
          {texts.next}
        </button>
      </div>
    );
  const isWrong = stage.is === 'open' && stage.verdict !== undefined && stage.verdict.is !== 'untouched';
  return (
    <div class="hint-buttons">
      <button type="button" class="quiet" onClick={() => showAnswer(practice)}>
        {texts.show}
      </button>
      {isWrong ? (
        <button type="button" class="primary" onClick={() => takeBack(practice)}>
          {texts.undo}
        </button>
      ) : (
        <button
          type="button"
          class="primary"
          aria-keyshortcuts="C"
          disabled={stage.is === 'judging'}
          onClick={() => void checkAnswer(practice)}
        >
          {texts.check}
        </button>
      )}
    </div>
  );
}
