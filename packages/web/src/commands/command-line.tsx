/** Typed play: every move and every question as a line of words, with the answer below it. */
import { useRef, useState } from 'preact/hooks';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { announceNow } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';
import { commandHelp, runCommand } from './run-command.ts';

/** `id`: there may be one beside the board and one in a dialog. */
export function CommandLine({ now, id = 'command' }: { now: OpenGame; id?: string }) {
  if (hasShelf(now)) seen(now, 'position'); // its examples are pieces that are still there
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (!text.trim()) return;
    const said = runCommand(now, text);
    setAnswer(said);
    announceNow(said);
    field.current?.select();
  };
  return (
    <form class="command" onSubmit={submit}>
      <label for={id} class="soft small">
        {words.value.commandLabel}
      </label>
      <div class="row">
        <input
          id={id}
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={`${id}-help`}
        />
        <button type="submit" class="quiet">
          {words.value.commandRun}
        </button>
      </div>
      <p class="command-answer">{answer}</p>
      <p id={`${id}-help`} class="soft small">
        {commandHelp(now)}
      </p>
    </form>
  );
}
