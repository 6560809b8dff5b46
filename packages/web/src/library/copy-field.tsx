/** A text to copy: selected when touched, copied by its button. */
import { useRef } from 'preact/hooks';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

interface CopyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly rows?: number;
}

export function CopyField({ id, label, text, rows = 1 }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.value.copied);
    } catch {
      field.current?.select();
      notify(words.value.copyFailed, 'wrong');
    }
  };
  return (
    <div class="copy">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={rows}
        value={text}
        spellcheck={false}
        onFocus={() => field.current?.select()}
      />
      <button type="button" class="primary" onClick={() => void copy()}>
        {words.value.copy}
      </button>
    </div>
  );
}
