/** A hint as a card: the ladder of its four steps, what is said so far, and the next step. */
import { useEffect } from 'preact/hooks';
import type { HintState, Rung } from 'edgewise/play';
import { seen, type OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { useInView } from '../shell/in-view.ts';
import { Said } from '../shell/said.tsx';
import { routeHash } from '../shell/route.ts';
import { gameSays, gameSaysIfKnown, labelsText, words } from '../shell/words/index.ts';
import { closeHint, goToLastSolvable, pressHint, revealHint } from './ask-hint.ts';
import { ProofSteps } from './proof-steps.tsx';

type Step = Extract<HintState, { is: 'step' }>;

const RUNGS = [1, 2, 3, 4] as const;

export function HintCard({ now }: { now: OpenGame }) {
  const { state } = seen(now, 'hint').hint;
  const card = useInView(state.is === 'step' ? `step ${state.rung}` : state.is);
  // The pressed button disappears with the card: keyboard focus continues on the board.
  useEffect(() => () => void requestAnimationFrame(returnToBoard), []);
  return (
    <section ref={card} class="card sheet hint-card" aria-labelledby="hint-title">
      <header>
        <h2 id="hint-title">
          <Icon name="hint" />
          {words.value.hintTitle}
        </h2>
        <button type="button" class="plain" aria-label={words.value.hintEnd} onClick={() => closeHint(now)}>
          <Icon name="close" />
        </button>
      </header>
      {state.is === 'step' ? <Ladder now={now} state={state} /> : null}
      <div role="status" class="hint-said">
        <Answer now={now} state={state} />
      </div>
      <ProofSteps now={now} />
      {state.is === 'step' && state.rung > 1 && isTaught(now, state) ? (
        <Learn now={now} state={state} />
      ) : null}
      <Buttons now={now} state={state} />
    </section>
  );
}

function returnToBoard(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.board .spot-focus[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Any step can be pressed; those that were reached are filled. */
const Ladder = ({ now, state: { rung } }: { now: OpenGame; state: Step }) => (
  <ol class="ladder" aria-label={words.value.rungOf(rung, words.value.rungNames[rung])}>
    {RUNGS.map((each) => (
      <li key={each} class={each === rung ? 'done here' : each < rung ? 'done' : ''}>
        <button
          type="button"
          {...(each === rung ? { 'aria-current': 'step' as const } : {})}
          onClick={() => revealHint(now, each)}
        >
          <i aria-hidden="true" />
          {words.value.rungNames[each]}
        </button>
      </li>
    ))}
  </ol>
);

function Answer({ now, state }: { now: OpenGame; state: HintState }) {
  switch (state.is) {
    case 'none':
      return <p class="good">{gameSays(now.game, { code: 'play-hint-done' })}</p>;
    case 'working':
      return <p class="soft">{words.value.hintBusy}</p>;
    case 'said':
    case 'mistake':
      return (
        <p>
          <Said game={now.game} labels={now.player.hint.labels()} />
        </p>
      );
    case 'step':
      return <Texts now={now} state={state} />;
  }
}

/** Texts accumulate, newest last; a small page shows only the newest. */
const Texts = ({ now, state }: { now: OpenGame; state: Step }) => (
  <dl class="hint-texts">
    {RUNGS.filter((rung): rung is Rung => rung <= state.rung).map((rung) => (
      <div key={rung} class={rung === state.rung ? 'newest' : ''}>
        <dt>{words.value.rungNames[rung]}</dt>
        <dd class={rung === 3 ? 'why' : ''}>{textOf(now, state, rung)}</dd>
      </div>
    ))}
  </dl>
);

/** Every named technique has a page; the solver's last resort has none. */
const isTaught = ({ game }: OpenGame, { hint }: Step): boolean =>
  gameSaysIfKnown(game, `technique.${hint.code}`) !== undefined;

/** From the step that names it on, its page is one press away; the game waits. */
const Learn = ({ now: { game }, state: { hint } }: { now: OpenGame; state: Step }) => (
  <a class="small hint-learn" href={routeHash({ at: 'techniques', game: game.id, technique: hint.code })}>
    {words.value.learnTechnique}
  </a>
);

function textOf(now: OpenGame, { hint, rung: here }: Step, rung: Rung) {
  if (rung === 2) return `${gameSays(now.game, engine().techniqueOf(now.game, hint))}.`.replace(/\.\.$/, '.');
  if (rung === 3) return <Said game={now.game} labels={now.player.hint.labels()} />;
  const [part, ...place] = now.player.hint.where();
  return (
    <>
      {part && gameSays(now.game, part)}
      {here === 1 ? <span class="unseen"> {labelsText(now.game, place)}</span> : null}
    </>
  );
}

function Buttons({ now, state }: { now: OpenGame; state: HintState }) {
  const next = nextOf(state);
  return (
    <div class="hint-buttons">
      <button type="button" class="quiet" onClick={() => closeHint(now)}>
        {words.value.hintEnd}
      </button>
      {next === undefined ? null : (
        <button type="button" class="primary hint-go" onClick={() => pressHint(now)}>
          {next}
        </button>
      )}
      {leadsBack(state) && now.canUndo.value ? (
        <button type="button" class="quiet last-good" onClick={() => void goToLastSolvable(now)}>
          {words.value.lastGood}
        </button>
      ) : null}
    </div>
  );
}

function nextOf(state: HintState): string | undefined {
  const all = words.value;
  if (state.is === 'none') return all.hintNext;
  if (state.is === 'step') return all.rungNext[state.rung];
  if (state.is === 'mistake') {
    if (!state.isShown) return all.showMe;
    return state.hint.moves.length ? all.takeBack : undefined;
  }
  return undefined;
}

const leadsBack = (state: HintState): boolean =>
  (state.is === 'mistake' && state.isShown) || (state.is === 'said' && state.answer === 'dead');
