/** Sharing: a link, a QR code, any of the game's formats, a file, a picture. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyFormat } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { makeLink } from './link.ts';
import { downloadGame, fileName } from './files.ts';
import type { OpenGame } from '../game/open-game.ts';
import { gameName, words } from '../shell/words/index.ts';
import { Dialog } from '../shell/controls.tsx';
import { CopyField } from './copy-field.tsx';
import { Qr } from './qr.tsx';
import { Formats, PictureButtons } from './share-parts.tsx';

interface Props {
  readonly now: OpenGame;
  readonly onClose: () => void;
  readonly children?: ComponentChildren; // other ways to share
}

export function ShareDialog({ now, onClose, children }: Props) {
  const [progress, setProgress] = useState(false);
  const [code, setCode] = useState(false);
  const { puzzle, state } = now.session;
  const text = now.game.native.format(progress ? { puzzle, state } : { puzzle });
  const link = makeLink(location.href, engine().underHeading(now.record.heading ?? {}, text));
  return (
    <Dialog title={words.value.shareTitle} onClose={onClose} wide>
      <CopyField id="share-link" label={words.value.shareLink} text={link} />
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
      {children}
      <Formats game={now.game} savedFor={(format) => savedFor(now, format, progress)} file={fileName(now)} />
      <h3>{words.value.shareFile}</h3>
      <div class="row wrap">
        <button type="button" class="quiet" onClick={() => downloadGame(now)}>
          {words.value.saveGame}
        </button>
        <PictureButtons scene={now.player.scene} title={gameName(now.game)} file={fileName(now)} />
      </div>
    </Dialog>
  );
}

/** Another program's save has its own place for the solution, and is incomplete without it. */
function savedFor({ game, session }: OpenGame, format: AnyFormat, progress: boolean) {
  const { puzzle, state } = session;
  const { solution } = session.saved;
  const isWhole = format.holds === 'everything' && format.id !== game.native.id;
  return {
    puzzle,
    ...(progress && { state }),
    ...(isWhole && solution !== undefined && { solution }),
  };
}
