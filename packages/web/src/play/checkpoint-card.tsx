/** Positions to come back to, with the move that each of them tries. */
import { useEffect } from 'preact/hooks';
import { forget, reject, returnTo, setCheckpoint } from '../game/actions.ts';
import { panel } from '../game/panel.ts';
import type { OpenGame } from '../game/open-game.ts';
import { clearHighlight, glance, pinned, trialText } from '../game/trial.ts';
import { words } from '../shell/words/index.ts';
import { Icon } from '../shell/icons.tsx';

export function CheckpointCard({ now }: { now: OpenGame }) {
  void now.version.value;
  useEffect(() => clearHighlight, [now]);
  const { checkpoints } = now.session;
  const open = panel.value === 'checkpoints';
  return (
    <>
      {open ? null : <Reminder count={checkpoints.length} />}
      <Card now={now} open={open} />
    </>
  );
}

/** On a narrow page the card steps back behind one line, so that board and pieces have the room. */
const Reminder = ({ count }: { count: number }) => (
  <button type="button" class="quiet checkpoint-note" onClick={() => (panel.value = 'checkpoints')}>
    <Icon name="flag" />
    <span>{words.value.checkpointCount(count)}</span>
  </button>
);

function Card({ now, open }: { now: OpenGame; open: boolean }) {
  void now.version.value;
  const { checkpoints } = now.session;
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
            onClick={() => (panel.value = 'none')}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </header>
      <ul>
        {checkpoints.map(({ name, tested }) => (
          <li key={name} class="checkpoint">
            <div>
              <strong>{name}</strong>
              <span class="soft small">
                {tested.length
                  ? words.value.since(now.session.since(name).length)
                  : words.value.checkpointFresh}
              </span>
            </div>
            {tested.length ? <OnTrial name={name} text={trialText(now, name)} /> : null}
            <div class="row wrap">
              <button type="button" class="quiet" onClick={() => returnTo(now, name)}>
                {words.value.checkpointReturn}
              </button>
              <button type="button" class="quiet" disabled={!tested.length} onClick={() => reject(now, name)}>
                {words.value.checkpointReject}
              </button>
              <button
                type="button"
                class="plain"
                aria-label={`${words.value.checkpointForget}: ${name}`}
                onClick={() => forget(now, name)}
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

/** Named in words, and lit on the board while it is pointed at or pressed. */
const OnTrial = ({ name, text }: { name: string; text: string }) => {
  const point = () => (glance.value = name);
  const leave = () => (glance.value = undefined);
  return (
    <button
      type="button"
      class="issue"
      aria-pressed={pinned.value === name}
      onClick={() => (pinned.value = pinned.value === name ? undefined : name)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {words.value.onTrial(text)}
    </button>
  );
};
