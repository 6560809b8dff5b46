/** Out of the house: a link, a code, any of the game's formats, a file, a picture. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { engine } from '../shell/engine.ts';
import { makeLink } from './link.ts';
import { download, downloadGame, downloadPng, downloadSvg, fileName } from './files.ts';
import type { OpenGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';
import { gameSaysIfKnown, readerSays, words } from '../shell/words/index.ts';
import { Dialog } from '../shell/controls.tsx';
import { Qr } from './qr.tsx';

export function ShareDialog({ now, onClose }: { now: OpenGame; onClose: () => void }) {
  const [progress, setProgress] = useState(false);
  const [code, setCode] = useState(false);
  const { puzzle, state } = now.session;
  const link = makeLink(location.href, now.game.native.format(progress ? { puzzle, state } : { puzzle }));
  return (
    <Dialog title={words.value.shareTitle} onClose={onClose} wide>
      <CopyField label={words.value.shareLink} text={link} />
      <div class="row wrap">
        <label class="tick">
          <input
            type="checkbox"
            checked={progress}
            onChange={(event) => setProgress(event.currentTarget.checked)}
          />
          <span>{words.value.shareProgress}</span>
        </label>
        <label class="tick">
          <input type="checkbox" checked={code} onChange={(event) => setCode(event.currentTarget.checked)} />
          <span>{words.value.shareQr}</span>
        </label>
      </div>
      {code ? <Qr text={link} /> : null}
      <Formats now={now} progress={progress} />
      <h3>{words.value.shareFile}</h3>
      <div class="row wrap">
        <button type="button" class="quiet" onClick={() => downloadGame(now)}>
          {words.value.saveGame}
        </button>
        <button type="button" class="quiet" onClick={() => downloadSvg(now)}>
          SVG
        </button>
        <button type="button" class="quiet" onClick={() => void downloadPng(now)}>
          PNG
        </button>
      </div>
    </Dialog>
  );
}

function CopyField({ label, text, rows = 1 }: { label: string; text: string; rows?: number }) {
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
  const id = `copy-${rows}`;
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

/** A format that cannot hold this puzzle says why instead. */
function Formats({ now, progress }: { now: OpenGame; progress: boolean }) {
  const formats = useMemo(() => engine().formatsOf(now.game), [now]);
  const [id, setId] = useState(formats[0].id);
  const format = formats.find((each) => each.id === id) ?? formats[0];
  const { puzzle, state } = now.session;
  const saved = progress ? { puzzle, state } : { puzzle };
  const refusal = format.refuses?.(saved);
  const text = refusal ? '' : format.format(saved);
  useEffect(() => setId(formats[0].id), [formats]);
  const name = (each: string) => gameSaysIfKnown(now.game, `format.${each}`) ?? each;
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
          onClick={() => download(fileName(now, 'txt'), 'text/plain', text)}
        >
          {words.value.shareFile}
        </button>
      </div>
      {refusal ? (
        <p class="problem">{readerSays(now.game, refusal)}</p>
      ) : (
        <CopyField label={name(format.id)} text={text} rows={4} />
      )}
    </>
  );
}
