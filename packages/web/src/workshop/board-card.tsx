/** The whole board: its settings, symmetry, rotation and reflection, and turning a drawing into a puzzle. */
import { useState } from 'preact/hooks';
import { givensFromDrawing, isDrawn, type EditableGame } from 'edgewise/workshop';
import type { OpenGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';
import { gameSays, gameSaysIfKnown, readerSays, words } from '../shell/words/index.ts';
import { makingOf, playEdits } from './draft.ts';
import { fillDraft, thinDraft } from './work.ts';

export function BoardCard({ now }: { now: OpenGame }) {
  const { game, draft } = makingOf(now);
  const all = words.value;
  const symmetries = game.edit.symmetries(draft.design);
  return (
    <details class="card draft-board" open>
      <summary>{all.draftBoard}</summary>
      {game.edit.settings(draft.design).map((setting) => (
        <Setting key={setting.key} now={now} game={game} setting={setting} />
      ))}
      {symmetries.length > 1 ? (
        <label class="field">
          <span>{all.draftSymmetry}</span>
          <select
            value={draft.symmetry}
            onChange={(event) => void playEdits(now, [{ on: 'symmetry', to: event.currentTarget.value }])}
          >
            {symmetries.map((id) => (
              <option key={id} value={id}>
                {gameSays(game, { code: `symmetry.${id}` })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <details>
        <summary>{all.draftWhole}</summary>
        <div class="choices wide">
          {game.edit.boardEdits(draft.design).map(({ edits, code, with: values }) => (
            <button
              key={edits.map(({ on, to }) => `${on}=${to}`).join()}
              type="button"
              class="quiet"
              onClick={() => void playEdits(now, edits)}
            >
              {gameSays(game, { code, ...(values && { with: values }) })}
            </button>
          ))}
        </div>
      </details>
    </details>
  );
}

type EditSetting = ReturnType<EditableGame['edit']['settings']>[number];

interface SettingProps {
  readonly now: OpenGame;
  readonly game: EditableGame;
  readonly setting: EditSetting;
}

/** Applied when complete: half a size is not a size. */
function Setting({ now, game, setting }: SettingProps) {
  const { key, value } = setting;
  const set = (to: string) => to !== value && to !== '' && playEdits(now, [{ on: key, to }]);
  const label = gameSays(game, { code: `field.${key}` });
  return (
    <label class="field">
      <span>{label}</span>
      {setting.kind === 'choice' ? (
        <select value={value} onChange={(event) => set(event.currentTarget.value)}>
          {setting.options.map((option) => (
            <option key={option} value={option}>
              {gameSaysIfKnown(game, `choice.${key}.${option}`) ?? option}
            </option>
          ))}
        </select>
      ) : setting.kind === 'flag' ? (
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => set(String(event.currentTarget.checked))}
        />
      ) : (
        <input
          key={value}
          type="text"
          inputMode={setting.kind === 'whole' ? 'numeric' : 'text'}
          defaultValue={value}
          autocomplete="off"
          onChange={(event) => set(event.currentTarget.value.trim())}
        />
      )}
    </label>
  );
}

export function DrawingCard({ now }: { now: OpenGame }) {
  const making = makingOf(now);
  const { game, draft } = making;
  const [level, setLevel] = useState('');
  const all = words.value;
  const takeClues = () => {
    const found = givensFromDrawing(game, draft);
    if (!found.ok) notify(readerSays(game, found.error), 'wrong');
    else if (!found.value.length || !playEdits(now, found.value, 'program')) notify(all.draftNothing);
  };
  return (
    <details class="card draft-drawing" open={isDrawn(game, draft)}>
      <summary>{all.draftDrawingTools}</summary>
      <p class="soft small">{all.draftDrawingText}</p>
      <div class="row wrap">
        <button type="button" class="quiet" onClick={takeClues}>
          {all.draftFromDrawing}
        </button>
        <button type="button" class="quiet" onClick={() => void fillDraft(now)}>
          {all.draftFill}
        </button>
      </div>
      <label class="field">
        <span>{all.draftThinLevel}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          <option value="">{all.draftThinAny}</option>
          {game.levels.map((each) => (
            <option key={each} value={each}>
              {gameSays(game, { code: `level.${each}` })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="quiet" onClick={() => void thinDraft(now, level)}>
        {all.draftThin}
      </button>
    </details>
  );
}
