/** Publishing a draft: title, author and note, the links, the text, every format and picture. */
import { useState } from 'preact/hooks';
import { formatDraft, HEADING_LIMITS, publishedLink, publishedText } from 'edgewise/workshop';
import { CopyField } from '../library/copy-field.tsx';
import { makeLink } from '../library/link.ts';
import { Qr } from '../library/qr.tsx';
import { Formats, PictureButtons } from '../library/share-parts.tsx';
import { PdfButtons } from '../print/pdf-buttons.tsx';
import { PdfCard } from '../print/pdf-card.tsx';
import type { OpenGame } from '../game/open-game.ts';
import { Dialog } from '../shell/controls.tsx';
import { later } from '../shell/later.tsx';
import { editLink } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { gameName, words } from '../shell/words/index.ts';
import { makingOf, playEdits, puzzleText, textEdit } from './draft.ts';
import { status } from './status.ts';

const ShortLink = later(() => import('../together/short-link.tsx').then((part) => part.ShortLink));

export function PublishDialog({ now, onClose }: { now: OpenGame; onClose: () => void }) {
  const [code, setCode] = useState(false);
  const { game, draft } = makingOf(now);
  const all = words.value;
  const solve = publishedLink(game, draft, location.href);
  const { is } = status.value;
  return (
    <Dialog title={all.publishTitle} onClose={onClose} wide>
      {is === 'none' || is === 'many' || is === 'unknown' ? (
        <p class="problem" role="status">
          {all.publishWarning[is]}
        </p>
      ) : null}
      <HeadingField now={now} on="title" label={all.headingTitle} />
      <HeadingField now={now} on="author" label={all.headingAuthor} />
      <HeadingField now={now} on="note" label={all.headingNote} rows={4} />
      <CopyField id="publish-solve" label={all.publishSolve} text={solve} />
      <label class="tick">
        <input type="checkbox" checked={code} onChange={(event) => setCode(event.currentTarget.checked)} />
        <span>{all.shareQr}</span>
      </label>
      {code ? <Qr text={solve} /> : null}
      {settings.value.together === 'on' ? (
        <ShortLink puzzle={puzzleText({ game, draft })} heading={draft.heading} />
      ) : null}
      <CopyField
        id="publish-edit"
        label={all.publishEdit}
        text={editLink(makeLink(location.href, formatDraft(game, draft)))}
      />
      <CopyField id="publish-text" label={all.publishText} text={publishedText(game, draft)} rows={4} />
      <Formats game={game} savedFor={() => ({ puzzle: draft.design.puzzle })} file={game.id} />
      <h3>{all.publishPicture}</h3>
      <div class="row wrap">
        <PictureButtons
          scene={game.scene(draft.design.puzzle, game.start(draft.design.puzzle))}
          title={draft.heading.title ?? gameName(game)}
          file={game.id}
        />
        <PdfButtons game={game} text={puzzleText({ game, draft })} title={draft.heading.title} />
      </div>
      <PdfCard />
    </Dialog>
  );
}

interface FieldProps {
  readonly now: OpenGame;
  readonly on: keyof typeof HEADING_LIMITS;
  readonly label: string;
  readonly rows?: number;
}

/** Applied to the draft when the field loses focus: one undo step per text, not per letter. */
function HeadingField({ now, on, label, rows }: FieldProps) {
  const { draft } = makingOf(now);
  const kept = draft.heading[on] ?? '';
  const [text, setText] = useState(kept);
  const id = `heading-${on}`;
  const write = () => {
    if (text.trim() !== kept) playEdits(now, [textEdit(on, text.trim())]);
  };
  const common = {
    id,
    value: text,
    maxLength: HEADING_LIMITS[on],
    onInput: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
    onBlur: write,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows ? <textarea rows={rows} {...common} /> : <input type="text" {...common} />}
      {rows ? <p class="soft small">{words.value.headingLeft(HEADING_LIMITS[on] - text.length)}</p> : null}
    </div>
  );
}
