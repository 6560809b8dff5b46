/** One line that takes anything; a file can also be dropped anywhere on the page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { openText } from './opening.ts';
import { announceNow } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

const LIMIT = 20_000_000; // bytes: what a text reader would refuse anyway

export function ImportBox() {
  const [message, setMessage] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const open = async (text: string) => {
    const problem = (await openText(text)) ?? '';
    setMessage(problem);
    if (problem) announceNow(problem);
    else if (box.current) box.current.value = '';
  };
  const openFile = async (chosen: File | undefined) => {
    if (chosen) await open(await chosen.slice(0, LIMIT).text());
  };
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [dropped] = event.dataTransfer?.files ?? [];
      void (dropped ? openFile(dropped) : open(event.dataTransfer?.getData('text') ?? ''));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <section aria-labelledby="import-title" class="import">
      <h2 id="import-title">{words.value.importTitle}</h2>
      <form
        class="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open(box.current?.value ?? '');
        }}
      >
        <label for="import-text" class="soft">
          {words.value.importLabel}
        </label>
        <textarea
          id="import-text"
          ref={box}
          rows={1}
          spellcheck={false}
          autocomplete="off"
          aria-describedby="import-problem import-hint"
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text') ?? '';
            if (text.trim()) {
              event.preventDefault();
              if (box.current) box.current.value = text;
              void open(text);
            }
          }}
        />
        <button type="submit" class="quiet">
          {words.value.importOpen}
        </button>
        <button type="button" class="quiet" onClick={() => file.current?.click()}>
          {words.value.importFile}
        </button>
        <input
          ref={file}
          type="file"
          class="unseen"
          tabIndex={-1}
          aria-hidden="true"
          onChange={() => {
            void openFile(file.current?.files?.[0]);
            if (file.current) file.current.value = '';
          }}
        />
      </form>
      <p id="import-problem" class="problem">
        {message}
      </p>
      <p id="import-hint" class="soft small">
        {words.value.importHint}
      </p>
    </section>
  );
}
