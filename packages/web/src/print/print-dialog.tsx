/** Print in a game: one page by the browser, or the current puzzle as PDF. */
import { useState } from 'preact/hooks';
import type { OpenGame } from '../game/open-game.ts';
import { Dialog } from '../shell/controls.tsx';
import { PdfButtons } from './pdf-buttons.tsx';
import { PdfCard } from './pdf-card.tsx';
import { Tick } from './fields.tsx';
import { printPuzzle } from './printing.ts';
import { printTexts } from './words.ts';

export function PrintDialog({ now, onClose }: { now: OpenGame; onClose: () => void }) {
  const all = printTexts.value;
  const [marks, setMarks] = useState(false);
  const [solution, setSolution] = useState(false);
  const [colour, setColour] = useState(false);
  return (
    <Dialog title={all.title} onClose={onClose}>
      <h3>{all.here}</h3>
      <p class="soft small">{all.hereHelp}</p>
      <div class="row wrap">
        <Tick label={all.marks} value={marks} onChange={setMarks} />
        <Tick label={all.withSolution} value={solution} onChange={setSolution} />
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            void printPuzzle(now, { marks, solution });
          }}
        >
          {all.printNow}
        </button>
      </div>
      <h3>{all.pdf}</h3>
      <div class="row wrap">
        <Tick label={all['ink.colour']} value={colour} onChange={setColour} />
        <PdfButtons
          game={now.game}
          text={now.game.native.format({ puzzle: now.session.puzzle })}
          solution={solution}
          colour={colour}
        />
      </div>
      <PdfCard />
      <p>
        <a href="#/print">{all.bookLink}</a>
      </p>
    </Dialog>
  );
}
