/** Which puzzles: rows of game, level and number, or the player's own file. */
import { useRef } from 'preact/hooks';
import type { Kind } from 'edgewise-print/spec';
import { certain } from '../shell/certain.ts';
import { engine, gameById } from '../shell/engine.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { levelsOf } from '../library/levels.ts';
import { NumberField } from './fields.tsx';
import { kitGames, rowFor, type PrintForm, type Row } from './form.ts';
import { printTexts } from './words.ts';

export interface PartProps {
  readonly form: PrintForm;
  readonly set: (change: Partial<PrintForm>) => void;
}

/** Only some games have pieces; a worksheet is of one game. */
export function rowsFor(kind: Kind, rows: readonly Row[]): readonly Row[] {
  if (kind === 'book') return rows;
  const first = certain(rows[0]);
  if (kind === 'worksheet') return [{ ...first, count: '1' }];
  const game = kitGames().find(({ id }) => id === first.game) ?? certain(kitGames()[0]);
  return [game.id === first.game ? { ...first, count: '1' } : rowFor(game, '1')];
}

export function Rows({ form: { kind, rows }, set }: PartProps) {
  const all = printTexts.value;
  const change = (at: number, row: Row) => set({ rows: rows.map((each, i) => (i === at ? row : each)) });
  return (
    <fieldset class="print-rows">
      <legend>{all.puzzles}</legend>
      {rows.map((row, i) => (
        <div class="row wrap" key={i}>
          <RowFields row={row} kind={kind} at={i} onChange={(next) => change(i, next)} />
          {rows.length > 1 ? (
            <button type="button" class="quiet" onClick={() => set({ rows: rows.filter((_, j) => j !== i) })}>
              {all.remove}
            </button>
          ) : null}
        </div>
      ))}
      {kind === 'book' ? (
        <button type="button" class="quiet" onClick={() => set({ rows: [...rows, nextRow(rows)] })}>
          {all.add}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Puzzles from a file, in place of those that would be made. */
export function OwnFile({ form: { file }, set }: PartProps) {
  const all = printTexts.value;
  const picker = useRef<HTMLInputElement>(null);
  if (file)
    return (
      <p class="row wrap">
        <span>{all.fromFile(file.name)}</span>
        <button type="button" class="quiet" onClick={() => set({ file: undefined })}>
          {all.remove}
        </button>
      </p>
    );
  const read = async (chosen: File | undefined) => {
    if (chosen) set({ file: { name: chosen.name, text: await chosen.text() } });
  };
  return (
    <div class="print-field">
      <p id="print-file">{all.file}</p>
      <button
        type="button"
        class="quiet"
        aria-describedby="print-file"
        onClick={() => picker.current?.click()}
      >
        {words.value.importFile}
      </button>
      <input
        ref={picker}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </div>
  );
}

/** The next harder level of the same game, or the next game. */
function nextRow(rows: readonly Row[]): Row {
  const { games } = engine();
  const last = certain(rows.at(-1));
  const game = gameById(last.game) ?? games[0];
  const levels = levelsOf(game);
  const next = levels[levels.findIndex(({ id }) => id === last.preset) + 1];
  return next ? { ...last, preset: next.id } : rowFor(games[games.indexOf(game) + 1] ?? games[0], last.count);
}

function RowFields({
  row,
  kind,
  at,
  onChange,
}: {
  row: Row;
  kind: Kind;
  at: number;
  onChange: (row: Row) => void;
}) {
  const all = printTexts.value;
  const game = gameById(row.game) ?? engine().games[0];
  const games = kind === 'kit' ? kitGames() : engine().games;
  const choose = (id: string) => onChange(rowFor(gameById(id) ?? game, row.count));
  return (
    <>
      <label class="print-field" for={`print-game-${at}`}>
        <span>{all.game}</span>
        <select
          id={`print-game-${at}`}
          value={game.id}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {games.map((each) => (
            <option key={each.id} value={each.id}>
              {gameName(each)}
            </option>
          ))}
        </select>
      </label>
      {kind === 'worksheet' ? null : (
        <label class="print-field" for={`print-level-${at}`}>
          <span>{all.level}</span>
          <select
            id={`print-level-${at}`}
            value={row.preset}
            onChange={(event) => onChange({ ...row, preset: event.currentTarget.value })}
          >
            {game.params.presets.map(({ id }) => (
              <option key={id} value={id}>
                {gameSays(game, { code: `preset.${id}` })}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField
        id={`print-count-${at}`}
        label={kind === 'worksheet' ? all.sheets : all.count}
        value={row.count}
        min={1}
        max={kind === 'kit' ? 10 : 1000}
        onChange={(count) => onChange({ ...row, count })}
      />
    </>
  );
}
