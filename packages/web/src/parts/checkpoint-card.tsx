/** Positions to come back to, with the move that each of them tries. */
import { forget, reject, returnTo, setCheckpoint } from '../state/actions.ts';
import { panel } from '../state/checking.ts';
import type { Table } from '../state/table.ts';
import { words } from '../words/index.ts';
import { Icon } from './icons.tsx';

export function CheckpointCard({ now }: { now: Table }) {
  void now.version.value;
  const { checkpoints } = now.session;
  const close = panel.value === 'checkpoints' && checkpoints.length === 0;
  return (
    <section class="card sheet checkpoints" aria-labelledby="checkpoints-title">
      <header>
        <h2 id="checkpoints-title">{words.value.checkpointsTitle}</h2>
        {close ? (
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
