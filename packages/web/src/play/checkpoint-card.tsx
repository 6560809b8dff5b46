/** Positions to return to, with the move that each of them tries. */
import { useEffect, useState } from 'preact/hooks';
import { checkpointTitle } from '../game/actions.ts';
import { showPanel } from '../game/panel.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { labelsText, words } from '../shell/words/index.ts';
import { Icon } from '../shell/icons.tsx';

export function CheckpointCard({ now }: { now: OpenGame }) {
  const { checkpoints } = seen(now, 'position', 'checkpoints');
  useEffect(() => () => checkpoints.show(undefined), [checkpoints]);
  return <Card now={now} />;
}

function Card({ now }: { now: OpenGame }) {
  const { checkpoints } = seen(now, 'position', 'checkpoints');
  const [pinned, setPinned] = useState<string | undefined>(undefined);
  // A move clears the highlight; what is pinned stays highlighted.
  useEffect(() => {
    if (checkpoints.shown === undefined) checkpoints.show(pinned);
  });
  return (
    <section class="card sheet checkpoints" aria-labelledby="checkpoints-title">
      <header>
        <h2 id="checkpoints-title">
          <Icon name="flag" />
          {words.value.checkpointsTitle}
        </h2>
      </header>
      <ul>
        {checkpoints.all.map(({ name, tested }) => (
          <li key={name} class="checkpoint">
            <div>
              <strong>{checkpointTitle(name)}</strong>
              <span class="soft small">
                {tested.length
                  ? words.value.since(now.session.since(name).length)
                  : words.value.checkpointFresh}
              </span>
            </div>
            {tested.length ? (
              <OnTrial
                now={now}
                name={name}
                isPinned={pinned === name}
                onPin={() => setPinned(pinned === name ? undefined : name)}
              />
            ) : null}
            <div class="row wrap">
              <button type="button" class="quiet" onClick={() => void checkpoints.forget(name)}>
                {words.value.checkpointKeep}
              </button>
              <button type="button" class="quiet" onClick={() => takeBack(now, name)}>
                {words.value.checkpointReturn}
              </button>
              {now.game.negate && tested.length ? (
                <button type="button" class="quiet" onClick={() => void checkpoints.reject(name)}>
                  {words.value.checkpointReject}
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Back to where the trial began, and no longer on trial. */
function takeBack(now: OpenGame, name: string): void {
  now.player.checkpoints.returnTo(name);
  now.player.checkpoints.forget(name);
  if (!now.player.checkpoints.all.length) showPanel(now, 'none');
}

interface OnTrialProps {
  readonly now: OpenGame;
  readonly name: string;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Named in words, and highlighted on the board while hovered, or until pressed again. */
function OnTrial({ now, name, isPinned, onPin }: OnTrialProps) {
  const { checkpoints } = now.player;
  const point = () => checkpoints.show(name);
  const leave = () => checkpoints.show(undefined);
  return (
    <button
      type="button"
      class="issue"
      aria-pressed={isPinned}
      onClick={onPin}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {words.value.onTrial(labelsText(now.game, checkpoints.trialLabels(name)))}
    </button>
  );
}
