/** In a dialog: a puzzle under a short link, with a title, an author and a note. */
import './together.css';
import { useState } from 'preact/hooks';
import type { Heading } from 'edgewise';
import { CopyField } from '../library/copy-field.tsx';
import { notify } from '../shell/announce.ts';
import { account } from './account.ts';
import { publish } from './publish.ts';
import { SharedFields } from './shared-fields.tsx';
import type { SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly puzzle: string; // native
  readonly heading?: Heading | undefined;
}

export function ShortLink({ puzzle, heading = {} }: Props) {
  const texts = togetherTexts.value;
  const { title = '', author = account.value.name, note = '' } = heading;
  const [value, setValue] = useState<SharedTexts>({ title, author, note, listed: false });
  const [link, setLink] = useState('');
  const make = async () => {
    const made = await publish(value, [{ puzzle, title: '' }]);
    if (made.ok) setLink(made.value.link);
    else notify(made.message || texts.failed, 'wrong');
  };
  return (
    <>
      <h3>{texts.short}</h3>
      <form
        class="together-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <SharedFields value={value} onChange={setValue} />
        <button type="submit" class="quiet">
          {texts.shortMake}
        </button>
      </form>
      {link ? (
        <>
          <CopyField id="short-link" label={texts.short} text={link} />
          <p>
            <a href={link}>{link}</a>
          </p>
        </>
      ) : null}
    </>
  );
}
