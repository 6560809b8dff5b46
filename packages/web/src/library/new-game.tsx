/** New game: presets first, every field behind "Custom puzzle". */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame, Field, ParamRecord } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { MakingCard } from './making-card.tsx';
import { Picture } from '../draw/picture.tsx';
import { sceneOfText } from './scenes.ts';
import { SeriesOf } from './series.tsx';
import { Dots } from '../shell/dots.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { sizeOf } from '../game/chosen.ts';
import { standingOf } from '../game/solve-records.ts';
import { settings } from '../shell/settings.ts';
import { makeAndPlay, making } from './making.ts';
import { refreshSolveRecords } from '../game/store/saved-games.ts';
import { lastPlayed } from '../game/recent.ts';
import { gameSaysIfKnown, gameName, gameSays, readerSays, words } from '../shell/words/index.ts';
import { Gone } from '../shell/gone.tsx';

export function NewScreen({ id }: { id: string }) {
  useEffect(() => void refreshSolveRecords(), []);
  const game = gameById(id);
  if (!game) return <Gone text={words.value.gameMissing} />;
  return (
    <main id="main" class="page new" tabIndex={-1}>
      <PageHead title={words.value.newTitle(gameName(game))} />
      {making.value ? <MakingCard /> : null}
      <Presets game={game} />
      {(game.params.series ?? []).map((series) => (
        <SeriesOf key={series.id} game={game} series={series} />
      ))}
      <Mix game={game} />
    </main>
  );
}

type Preset = AnyGame['params']['presets'][number];

/** Presets that are chosen by how they look are shown separately, each with its picture. */
function Presets({ game }: { game: AnyGame }) {
  const field = game.params.fields.find((each) => each.kind === 'choice' && each.pictures !== undefined);
  const pictureOf = ({ params }: Preset): string | undefined =>
    field?.kind === 'choice' && params[field.key] !== field.unwritten
      ? field.pictures?.[String(params[field.key])]
      : undefined;
  const all = easiestFirst(game);
  const pictured = all.filter((preset) => pictureOf(preset) !== undefined);
  return (
    <>
      <section aria-labelledby="presets-title">
        <h2 id="presets-title">{words.value.presets}</h2>
        <div class="preset-grid">
          {all
            .filter((preset) => !pictured.includes(preset))
            .map((preset) => (
              <PresetCard key={preset.id} game={game} preset={preset} />
            ))}
        </div>
      </section>
      {field && pictured.length ? (
        <section aria-labelledby="pictured-title">
          <h2 id="pictured-title">{gameSays(game, { code: `field.${field.key}.presets` })}</h2>
          <div class="preset-grid pictured">
            {pictured.map((preset) => (
              <PresetCard key={preset.id} game={game} preset={preset} picture={pictureOf(preset)} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

interface PresetProps {
  readonly game: AnyGame;
  readonly preset: Preset;
  readonly picture?: string | undefined;
}

function PresetCard({ game, preset, picture }: PresetProps) {
  const params = engine().formatParams(game.params, preset.params);
  return (
    <button
      type="button"
      class="card preset"
      onClick={() => void makeAndPlay(game, params, lastPlayed(game.id))}
    >
      {picture === undefined ? null : <OptionPicture game={game} text={picture} />}
      <span class="preset-name">
        <strong>{gameSays(game, { code: `preset.${preset.id}` })}</strong>
        {preset.dots === undefined ? null : <Dots count={preset.dots} />}
      </span>
      <span class="soft small">
        {gameSaysIfKnown(game, `preset.${preset.id}.about`) ?? sizeOf(game, preset.params)}
      </span>
      <StandingLine game={game} params={params} />
    </button>
  );
}

function StandingLine({ game, params }: { game: AnyGame; params: string }) {
  const { solved, best } = standingOf(game, params);
  if (!solved) return null;
  const parts = [words.value.solvedTimes(solved)];
  if (best !== undefined && settings.value.timer === 'shown')
    parts.push(words.value.bestTime(engine().clockText(best)));
  return <span class="soft small standing">✓ {parts.join(' · ')}</span>;
}

/** Easiest first; those without a place on the scale come last. */
const easiestFirst = ({ params }: AnyGame) =>
  [...params.presets].sort((a, b) => (a.dots ?? OFF_SCALE) - (b.dots ?? OFF_SCALE));

const OFF_SCALE = 6;

function Mix({ game }: { game: AnyGame }) {
  const base = useMemo(() => textsOf(game, game.params.presets[0].params), [game]);
  const [given, setGiven] = useState(base);
  const { readParams, formatParams } = engine();
  const read = readParams(game.params, given);
  const set = (key: string, value: string) => setGiven({ ...given, [key]: value });
  return (
    <details class="mix">
      <summary>{words.value.fields}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (read.ok) void makeAndPlay(game, formatParams(game.params, read.value), lastPlayed(game.id));
        }}
      >
        {game.params.fields.map((field) => (
          <FieldRow
            key={field.key}
            game={game}
            field={field}
            value={given[field.key] ?? ''}
            onChange={(value) => set(field.key, value)}
          />
        ))}
        <p class="problem" role="status">
          {read.ok ? '' : readerSays(game, read.error)}
        </p>
        <button type="submit" class="primary" disabled={!read.ok}>
          {words.value.make}
        </button>
      </form>
    </details>
  );
}

const textsOf = (game: AnyGame, params: ParamRecord): Record<string, string> =>
  Object.fromEntries(game.params.fields.map(({ key }) => [key, String(params[key])]));

interface RowProps {
  readonly game: AnyGame;
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FieldRow({ game, field, value, onChange }: RowProps) {
  const id = `field-${field.key}`;
  const help = gameSaysIfKnown(game, `field.${field.key}.help`);
  return (
    <div class="field">
      <label for={id}>{gameSays(game, { code: `field.${field.key}` })}</label>
      <Input id={id} game={game} field={field} value={value} onChange={onChange} />
      {help ? (
        <p id={`${id}-help`} class="soft small">
          {help}
        </p>
      ) : null}
    </div>
  );
}

function Input({ id, game, field, value, onChange }: RowProps & { id: string }) {
  const common = { id, 'aria-describedby': `${id}-help` };
  switch (field.kind) {
    case 'choice':
      if (field.pictures)
        return <PictureChoice {...{ id, game, field, value, onChange }} pictures={field.pictures} />;
      return (
        <select {...common} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {gameSays(game, { code: `choice.${field.key}.${option}` })}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'whole':
      return (
        <input
          {...common}
          type="number"
          min={field.min}
          max={field.max}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <input
          {...common}
          type="text"
          value={value}
          autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** Options chosen by how they look; to screen readers they are named radio buttons like any other. */
function PictureChoice({
  id,
  game,
  field,
  value,
  onChange,
  pictures,
}: RowProps & { id: string; pictures: Readonly<Partial<Record<string, string>>> }) {
  const options = field.kind === 'choice' ? field.options : [];
  return (
    <div class="picture-choice" role="radiogroup" id={id} aria-describedby={`${id}-help`}>
      {options.map((option) => (
        <label key={option} class={option === value ? 'chosen' : ''}>
          <input
            type="radio"
            name={id}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <OptionPicture game={game} text={pictures[option]} />
          <span class="small">{gameSays(game, { code: `choice.${field.key}.${option}` })}</span>
        </label>
      ))}
    </div>
  );
}

function OptionPicture({ game, text }: { game: AnyGame; text: string | undefined }) {
  const scene = useMemo(() => (text === undefined ? undefined : sceneOfText(game, text)), [game, text]);
  return scene ? <Picture scene={scene} /> : null;
}
