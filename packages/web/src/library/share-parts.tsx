/** The forms in which a puzzle can be shared, wherever from: any of its game's formats, and a picture. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyFormat, AnyGame, Saved, Scene } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { gameSaysIfKnown, readerSays, words } from '../shell/words/index.ts';
import { CopyField } from './copy-field.tsx';
import { download, downloadPng, downloadSvg } from './files.ts';

interface FormatsProps {
  readonly game: AnyGame;
  readonly savedFor: (format: AnyFormat) => Saved<unknown, unknown>;
  readonly file: string; // the name of a download, without its ending
}

/** A format that cannot hold this puzzle says why instead. */
export function Formats({ game, savedFor, file }: FormatsProps) {
  const formats = useMemo(() => engine().formatsOf(game), [game]);
  const [id, setId] = useState(formats[0].id);
  const format = formats.find((each) => each.id === id) ?? formats[0];
  const saved = savedFor(format);
  const refusal = format.refuses?.(saved);
  const text = refusal ? '' : format.format(saved);
  useEffect(() => setId(formats[0].id), [formats]);
  const name = (each: string) => gameSaysIfKnown(game, `format.${each}`) ?? each;
  return (
    <>
      <h3>{words.value.shareFormat}</h3>
      <div class="row wrap">
        <select
          aria-label={words.value.shareFormat}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        >
          {formats.map((each) => (
            <option key={each.id} value={each.id}>
              {name(each.id)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="quiet"
          disabled={refusal !== undefined}
          onClick={() => download(`${file}.txt`, 'text/plain', text)}
        >
          {words.value.shareFile}
        </button>
      </div>
      {refusal ? (
        <p class="problem">{readerSays(game, refusal)}</p>
      ) : (
        <CopyField id="share-text" label={name(format.id)} text={text} rows={4} />
      )}
    </>
  );
}

interface PictureProps {
  readonly scene: Scene;
  readonly title: string;
  readonly file: string;
}

export const PictureButtons = (picture: PictureProps) => (
  <>
    <button type="button" class="quiet" onClick={() => downloadSvg(picture)}>
      SVG
    </button>
    <button type="button" class="quiet" onClick={() => void downloadPng(picture)}>
      PNG
    </button>
  </>
);
