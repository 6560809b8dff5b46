/** For the owner of a link: its texts and puzzles can be edited, and it can be deleted. */
import { useState } from 'preact/hooks';
import { notify, notifyNext } from '../shell/announce.ts';
import { Confirm } from '../shell/controls.tsx';
import { go } from '../shell/route.ts';
import { client } from './account.ts';
import { readPuzzles } from './collecting.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { SharedFields } from './shared-fields.tsx';
import type { SharedPuzzle, SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly code: string;
  readonly value: SharedTexts;
  readonly puzzles: readonly SharedPuzzle[];
  readonly onChanged: () => void;
}

export function OwnerCard({ code, value: kept, puzzles: keptPuzzles, onChanged }: Props) {
  const texts = togetherTexts.value;
  const [value, setValue] = useState(kept);
  const [puzzles, setPuzzles] = useState(keptPuzzles);
  const [others, setOthers] = useState('');
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const path = `/api/shared/${code}`;
  const save = async () => {
    const read = readPuzzles(others);
    if (!read.ok) return setProblem(read.problem);
    const all = [...puzzles, ...read.puzzles];
    if (!all.length) return setProblem(texts.collectNone);
    setProblem('');
    const body = { ...value, puzzles: all.map(({ puzzle, title }) => ({ puzzle, title })) };
    const saved = await (await client()).ask('PUT', path, body);
    notify(saved.ok ? texts.saved : saved.message || texts.failed, saved.ok ? 'plain' : 'wrong');
    if (!saved.ok) return;
    setPuzzles(all);
    setOthers('');
    onChanged();
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
        <PuzzleList puzzles={puzzles} onChange={setPuzzles} />
        <label>
          <span>{texts.collectOther}</span>
          <textarea
            rows={2}
            value={others}
            spellcheck={false}
            onInput={(event) => setOthers(event.currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert">
          {problem}
        </p>
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
