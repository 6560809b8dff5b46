/** Live regions for screen readers, and the notices that everyone sees. */
import { assertive, dismiss, notices, polite } from './announce.ts';
import { words } from './words/index.ts';
import { Icon } from './icons.tsx';

export const Announcer = () => (
  <>
    <div class="unseen" role="status" aria-live="polite" id="said">
      {polite.value}
    </div>
    <div class="unseen" role="alert" aria-live="assertive" id="announced-now">
      {assertive.value}
    </div>
  </>
);

/** Already announced, so silent here. */
export const Notices = () => (
  <aside class="notices" aria-label={words.value.notices}>
    {notices.value.map(({ id, text, tone, action }) => (
      <div key={id} class={`notice tone-${tone}`}>
        <p>{text}</p>
        {action ? (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              dismiss(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" class="plain" aria-label={words.value.close} onClick={() => dismiss(id)}>
          <Icon name="close" />
        </button>
      </div>
    ))}
  </aside>
);
