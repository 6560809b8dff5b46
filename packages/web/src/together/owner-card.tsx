/** For the owner of a link: its texts can be changed, and it can be taken away. */
import { useState } from 'preact/hooks';
import { notify, notifyNext } from '../shell/announce.ts';
import { Confirm } from '../shell/controls.tsx';
import { go } from '../shell/route.ts';
import { client } from './account.ts';
import { SharedFields } from './shared-fields.tsx';
import type { SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly code: string;
  readonly value: SharedTexts;
  readonly onChanged: () => void;
}

export function OwnerCard({ code, value: kept, onChanged }: Props) {
  const texts = togetherTexts.value;
  const [value, setValue] = useState(kept);
  const [asking, setAsking] = useState(false);
  const path = `/api/shared/${code}`;
  const save = async () => {
    const saved = await (await client()).ask('PUT', path, value);
    notify(saved.ok ? texts.saved : saved.message || texts.failed, saved.ok ? 'plain' : 'wrong');
    if (saved.ok) onChanged();
  };
  const remove = async () => {
    const gone = await (await client()).ask('DELETE', path);
    if (!gone.ok) return notify(gone.message || texts.failed, 'wrong');
    notifyNext(texts.shortDeleted);
    go({ at: 'home' }, 'replace');
  };
  return (
    <details class="card group">
      <summary>{texts.edit}</summary>
      <form
        class="together-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SharedFields value={value} onChange={setValue} />
        <div class="row wrap">
          <button type="submit" class="quiet">
            {texts.save}
          </button>
          <button type="button" class="quiet danger" onClick={() => setAsking(true)}>
            {texts.shortGone}
          </button>
        </div>
      </form>
      {asking ? (
        <Confirm
          title={texts.shortGone}
          text={texts.shortGoneText}
          yes={texts.shortGoneYes}
          danger
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </details>
  );
}
