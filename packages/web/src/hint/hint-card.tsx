/** The steps of a hint as a card: where we stand, what is said, and the next step. */
import { useEffect } from 'preact/hooks';
import type { HintState, PlainHint } from 'edgewise/play';
import { seen, type OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { gameSays, labelsText, words } from '../shell/words/index.ts';
import { closeHint, goToLastSolvable, pressHint } from './ask-hint.ts';

const STEPS = 5;

export function HintCard({ now }: { now: OpenGame }) {
  const { state } = seen(now, 'hint').hint;
  // The button that was pressed goes with the card: the board is where a keyboard goes on.
  useEffect(() => () => void requestAnimationFrame(returnToBoard), []);
  return (
    <section class="card sheet hint-card" aria-labelledby="hint-title">
      <header>
        <h2 id="hint-title">{words.value.hintTitle}</h2>
        {state.is === 'step' ? <Steps done={state.rung + 1} /> : null}
        <button type="button" class="plain" aria-label={words.value.hintEnd} onClick={() => closeHint(now)}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        <Said now={now} state={state} />
      </div>
      {state.is === 'step' ? (
        <button type="button" class="primary" onClick={() => pressHint(now)}>
          {words.value.rungNames[state.rung + 1]}
          <Icon name="next" />
        </button>
      ) : null}
      {state.is === 'mistake' && state.hint.moves.length ? <WayBack now={now} hint={state.hint} /> : null}
      {state.is === 'said' && state.answer === 'dead' ? <WayBack now={now} /> : null}
    </section>
  );
}

function returnToBoard(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.board .spot-focus[tabindex="0"]')?.focus({ preventScroll: true });
}

const Steps = ({ done }: { done: number }) => (
  <ol class="rungs" aria-label={words.value.rungOf(done, words.value.rungNames[done - 1])}>
    {Array.from({ length: STEPS }, (_, i) => (
      <li
        key={i}
        class={i < done ? 'done' : ''}
        {...(i === done - 1 ? { 'aria-current': 'step' as const } : {})}
      >
        <span class="unseen">{words.value.rungNames[i]}</span>
      </li>
    ))}
  </ol>
);

function Said({ now, state }: { now: OpenGame; state: HintState }) {
  const all = words.value;
  switch (state.is) {
    case 'none':
      return null;
    case 'working':
      return <p class="soft">{all.hintBusy}</p>;
    case 'said': {
      const answers = {
        solved: all.hintSolved,
        open: all.hintOpen,
        dead: all.hintDead,
        unknown: all.hintUnknown,
      };
      return <p>{answers[state.answer]}</p>;
    }
    case 'mistake':
      return (
        <>
          {state.hint.at.length ? (
            <p>
              <strong>{all.hintMistake}</strong>
            </p>
          ) : null}
          <p>{gameSays(now.game, state.hint)}</p>
        </>
      );
    case 'step':
      return <Step now={now} state={state} />;
  }
}

function Step({ now, state: { rung, hint } }: { now: OpenGame; state: Extract<HintState, { is: 'step' }> }) {
  const all = words.value;
  if (rung === 0) return <p>{all.hintGood}</p>;
  if (rung === 1)
    return (
      <>
        <p>{all.hintWhere}</p>
        <p class="soft small">{labelsText(now.game, now.player.hint.labels().slice(1))}</p>
      </>
    );
  return (
    <>
      <p>{all.hintWhat(gameSays(now.game, engine().techniqueOf(now.game, hint)))}</p>
      <p class="soft small level">{all.hintLevel(gameSays(now.game, { code: `level.${hint.level}` }))}</p>
      {rung === 3 ? <p class="why">{labelsText(now.game, now.player.hint.labels())}</p> : null}
    </>
  );
}

const WayBack = ({ now, hint }: { now: OpenGame; hint?: PlainHint }) => (
  <div class="row wrap">
    {hint && hint.moves.length ? (
      <button type="button" class="primary" onClick={() => pressHint(now)}>
        {words.value.takeBack}
      </button>
    ) : null}
    <button type="button" class="quiet" onClick={() => void goToLastSolvable(now)}>
      {words.value.lastGood}
    </button>
  </div>
);
