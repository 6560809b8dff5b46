/** The hint ladder as a card: where we stand, what is said, and the next rung. */
import { useEffect } from 'preact/hooks';
import { nextHintStep, goToLastGood, placesText, takeBack } from './hint-steps.ts';
import { hintState, clearHint, HINT_STEPS } from '../game/hint-state.ts';
import { panel } from '../game/panel.ts';
import type { OpenGame } from '../game/open-game.ts';
import { gameSaysIfKnown, gameSays, words } from '../shell/words/index.ts';
import type { PlainHint } from '../game/job-server.ts';
import { Icon } from '../shell/icons.tsx';

export function HintCard({ now }: { now: OpenGame }) {
  const here = hintState.value;
  // The button that was pressed goes with the card: the board is where a keyboard goes on.
  useEffect(() => () => void requestAnimationFrame(returnToBoard), []);
  return (
    <section class="card sheet hint-card" aria-labelledby="hint-title">
      <header>
        <h2 id="hint-title">{words.value.hintTitle}</h2>
        {here.is === 'step' ? <Rungs rung={here.rung} /> : null}
        <button type="button" class="plain" aria-label={words.value.hintEnd} onClick={putAway}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        <Said now={now} />
      </div>
      {here.is === 'step' ? (
        <button type="button" class="primary" onClick={() => void nextHintStep(now)}>
          {words.value.rungNames[here.rung]}
          <Icon name="next" />
        </button>
      ) : null}
      {here.is === 'mistake' && here.hint.moves.length ? <WayBack now={now} hint={here.hint} /> : null}
      {here.is === 'said' && here.answer === 'dead' ? <WayBack now={now} /> : null}
    </section>
  );
}

function returnToBoard(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.board .spot-focus[tabindex="0"]')?.focus({ preventScroll: true });
}

function putAway(): void {
  clearHint();
  panel.value = 'none';
}

const Rungs = ({ rung }: { rung: number }) => (
  <ol class="rungs" aria-label={words.value.rungOf(rung, words.value.rungNames[rung - 1])}>
    {Array.from({ length: HINT_STEPS }, (_, i) => (
      <li
        key={i}
        class={i < rung ? 'done' : ''}
        {...(i === rung - 1 ? { 'aria-current': 'step' as const } : {})}
      >
        <span class="unseen">{words.value.rungNames[i]}</span>
      </li>
    ))}
  </ol>
);

function Said({ now }: { now: OpenGame }) {
  const here = hintState.value;
  const all = words.value;
  if (here.is === 'busy') return <p class="soft">{all.hintBusy}</p>;
  if (here.is === 'said') {
    const answers = {
      solved: all.hintSolved,
      open: all.hintOpen,
      dead: all.hintDead,
      unknown: all.hintUnknown,
    };
    return <p>{answers[here.answer]}</p>;
  }
  if (here.is === 'mistake')
    return (
      <>
        {here.hint.at.length ? (
          <p>
            <strong>{all.hintMistake}</strong>
          </p>
        ) : null}
        <p>{gameSays(now.game, here.hint)}</p>
      </>
    );
  return here.is === 'step' ? <Step now={now} rung={here.rung} hint={here.hint} /> : null;
}

function Step({ now, rung, hint }: { now: OpenGame; rung: number; hint: PlainHint }) {
  const all = words.value;
  if (rung === 1) return <p>{all.hintGood}</p>;
  if (rung === 2)
    return (
      <>
        <p>{all.hintWhere}</p>
        <p class="soft small">{placesText(now, hint)}</p>
      </>
    );
  const technique =
    gameSaysIfKnown(now.game, `technique.${hint.code}`) ??
    gameSays(now.game, { code: `level.${hint.level}` });
  return (
    <>
      <p>{all.hintWhat(technique)}</p>
      <p class="soft small level">{all.hintLevel(gameSays(now.game, { code: `level.${hint.level}` }))}</p>
      {rung >= 4 ? <p class="why">{whyText(now, hint)}</p> : null}
    </>
  );
}

/** Advice is not forced: it says what it is good for. */
const whyText = ({ game }: OpenGame, hint: PlainHint): string =>
  [gameSays(game, hint), ...(hint.kind === 'advice' ? [gameSays(game, hint.offers)] : [])].join(' ');

const WayBack = ({ now, hint }: { now: OpenGame; hint?: PlainHint }) => (
  <div class="row wrap">
    {hint && hint.moves.length ? (
      <button type="button" class="primary" onClick={() => takeBack(now, hint)}>
        {words.value.takeBack}
      </button>
    ) : null}
    <button type="button" class="quiet" onClick={() => void goToLastGood(now)}>
      {words.value.lastGood}
    </button>
  </div>
);
