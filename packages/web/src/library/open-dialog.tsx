/** Opens whatever is pasted, typed or chosen as a file. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { announceNow } from '../shell/announce.ts';
import { Dialog } from '../shell/controls.tsx';
import { words } from '../shell/words/index.ts';
import { openBrought, openFile, type Brought } from './bring.ts';

interface OpenDialogProps {
  /** What was pasted elsewhere and could not be opened. */
  readonly brought: Brought | undefined;
  readonly onClose: () => void;
}

export function OpenDialog({ brought, onClose }: OpenDialogProps) {
  const [problem, setProblem] = useState(brought?.problem ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (brought) announceNow(brought.problem);
  }, [brought]);
  const done = (failed: Brought | undefined) => {
    if (!failed) return onClose();
    setProblem(failed.problem);
    announceNow(failed.problem);
  };
  const openHere = (text: string) => void openBrought(text).then(done);
  return (
    <Dialog title={words.value.importTitle} onClose={onClose}>
      <form
        class="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          openHere(box.current?.value ?? '');
        }}
      >
        <label for="import-text">{words.value.importLabel}</label>
        <textarea
          id="import-text"
          ref={box}
          rows={4}
          spellcheck={false}
          autocomplete="off"
          aria-describedby="import-problem import-hint"
          {...(brought && { defaultValue: brought.text })}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text') ?? '';
            if (!text.trim() || box.current?.value) return;
            event.preventDefault();
            if (box.current) box.current.value = text;
            openHere(text);
          }}
        />
        <p id="import-problem" class="problem">
          {problem}
        </p>
        <p id="import-hint" class="soft small">
          {words.value.importHint}
        </p>
        <div class="row end wrap">
          <button type="button" class="quiet" onClick={() => file.current?.click()}>
            {words.value.importFile}
          </button>
          <button type="submit" class="primary">
            {words.value.importOpen}
          </button>
        </div>
        <input
          ref={file}
          type="file"
          class="unseen"
          tabIndex={-1}
          aria-hidden="true"
          onChange={() => {
            const [chosen] = file.current?.files ?? [];
            if (chosen) void openFile(chosen).then(done);
            if (file.current) file.current.value = '';
          }}
        />
      </form>
    </Dialog>
  );
}
