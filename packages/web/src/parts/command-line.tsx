/** Typed play: every move and every question as a line of words, with the answer below it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { commandHelp, runCommand } from '../state/commands.ts';
import type { Table } from '../state/table.ts';
import { tell } from '../state/tell.ts';
import { words } from '../words/index.ts';

export function CommandLine({ now }: { now: Table }) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (!text.trim()) return;
    const said = runCommand(now, text);
    setAnswer(said);
    tell(said);
    field.current?.select();
  };
  return (
    <form class="command" onSubmit={submit}>
      <label for="command" class="soft small">
        {words.value.commandLabel}
      </label>
      <div class="row">
        <input
          id="command"
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="command-help"
        />
        <button type="submit" class="quiet">
          {words.value.commandRun}
        </button>
      </div>
      <p class="command-answer">{answer}</p>
      <p id="command-help" class="soft small">
        {useMemo(() => commandHelp(now), [now, words.value])}
      </p>
    </form>
  );
}
