/** The current puzzle as PDF: a page and, if it has pieces, the sheets to cut them out of. */
import { useEffect } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { DEFAULTS, type BookSpec, type Kind } from 'edgewise-print/spec';
import { settings } from '../shell/settings.ts';
import { gameName } from '../shell/words/index.ts';
import { cancelPdf, makePdf, pdfJob } from './pdf-job.ts';
import { printTexts } from './words.ts';

interface Props {
  readonly game: AnyGame;
  readonly text: string; // the puzzle's native text
  readonly title?: string | undefined;
  readonly solution?: boolean;
  readonly colour?: boolean;
}

/** A `PdfCard` beside them shows progress and result. */
export function PdfButtons(props: Props) {
  const { game, text } = props;
  const all = printTexts.value;
  useEffect(() => {
    pdfJob.value = undefined;
    return cancelPdf;
  }, []);
  const make = (kind: Kind) =>
    void makePdf(specOf(props, kind), `${game.id}${kind === 'kit' ? '-kit' : ''}.pdf`, [
      { file: PUZZLE, text },
    ]);
  return (
    <>
      <button type="button" class="quiet" onClick={() => make('book')}>
        {all.pdfPuzzle}
      </button>
      {game.kit ? (
        <button type="button" class="quiet" onClick={() => make('kit')}>
          {all.pdfKit}
        </button>
      ) : null}
    </>
  );
}

const PUZZLE = 'puzzle'; // what the section calls the current puzzle

/** One puzzle that may have any number of solutions: it is the player's own choice. */
const specOf = ({ game, title, solution = false, colour = false }: Props, kind: Kind): BookSpec => ({
  ...DEFAULTS,
  kind,
  title: title ?? gameName(game),
  seed: '-',
  language: settings.value.language,
  perPage: 1,
  ink: colour ? 'colour' : 'mono',
  titlePage: false,
  solutions: kind === 'book' && solution,
  many: true,
  qr: location.href.replace(/#.*/, ''),
  sections: [{ file: PUZZLE }],
});
