/** Positions to come back to, with the move that each of them tries. */
import { useEffect, useState } from 'preact/hooks';
import { checkpointTitle, setCheckpoint } from '../game/actions.ts';
import { panel, showPanel } from '../game/panel.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { labelsText, words } from '../shell/words/index.ts';
import { Icon } from '../shell/icons.tsx';

export function CheckpointCard({ now }: { now: OpenGame }) {
  const { checkpoints } = seen(now, 'position', 'checkpoints');
  useEffect(() => () => checkpoints.show(undefined), [checkpoints]);
  const open = panel.value === 'checkpoints';
  return (
    <>
      {open ? null : <Reminder now={now} count={checkpoints.all.length} />}
      <Card now={now} open={open} />
    </>
  );
}

/** On a narrow page the card steps back behind one line, so that board and pieces have the room. */
const Reminder = ({ now, count }: { now: OpenGame; count: number }) => (
  <button type="button" class="quiet checkpoint-note" onClick={() => showPanel(now, 'checkpoints')}>
    <Icon name="flag" />
    <span>{words.value.checkpointCount(count)}</span>
  </button>
);

function Card({ now, open }: { now: OpenGame; open: boolean }) {
  const { checkpoints } = seen(now, 'position', 'checkpoints');
  const [pinned, setPinned] = useState<string | undefined>(undefined);
  // A move puts the light out; what is pinned stays lit.
  useEffect(() => {
    if (checkpoints.shown === undefined) checkpoints.show(pinned);
  });
  return (
    <section
      class={open ? 'card sheet checkpoints' : 'card checkpoints resting'}
      aria-labelledby="checkpoints-title"
    >
      <header>
        <h2 id="checkpoints-title">{words.value.checkpointsTitle}</h2>
        {open ? (
          <button
            type="button"
            class="plain"
            aria-label={words.value.close}
            onClick={() => showPanel(now, 'none')}
          >
            <Icon name="close" />
          </button>
        ) : null}
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
              <button type="button" class="quiet" onClick={() => void checkpoints.returnTo(name)}>
                {words.value.checkpointReturn}
              </button>
              <button
                type="button"
                class="quiet"
                disabled={!tested.length}
                onClick={() => void checkpoints.reject(name)}
              >
                {words.value.checkpointReject}
              </button>
              <button
                type="button"
                class="plain"
                aria-label={`${words.value.checkpointForget}: ${checkpointTitle(name)}`}
                onClick={() => void checkpoints.forget(name)}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={() => setCheckpoint(now)}>
        {words.value.checkpoint}
      </button>
    </section>
  );
}

interface OnTrialProps {
  readonly now: OpenGame;
  readonly name: string;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Named in words, and lit on the board while it is pointed at, or until it is pressed again. */
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
