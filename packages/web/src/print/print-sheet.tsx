/** What comes out of the printer. */
import { useEffect } from 'preact/hooks';
import type { OpenGame } from '../game/open-game.ts';
import { sheet, sheetBeforePrint } from './printing.ts';
import { words } from '../shell/words/index.ts';
import type { Scene } from 'edgewise';
import { sceneOfSlot } from '../draw/slot-scene.ts';
import { Picture } from '../draw/picture.tsx';

const PAPER = 17; // centimetres: as wide as the board is printed

export function PrintSheet({ game }: { game: OpenGame }) {
  useEffect(() => {
    const before = () => sheetBeforePrint(game);
    const after = () => {
      sheet.value = undefined;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      after();
    };
  }, [game]);
  const now = sheet.value;
  if (!now) return null;
  return (
    <div class="print-sheet" data-theme="print" aria-hidden="true">
      <section>
        <h1>{now.title}</h1>
        <p>{now.rules}</p>
        <Picture scene={now.puzzle} />
      </section>
      <Pieces scene={now.puzzle} />
      {now.solution ? (
        <section>
          <h1>{words.value.solutionTitle}</h1>
          <Picture scene={now.solution} />
        </section>
      ) : null}
    </div>
  );
}

/** To be cut out: in the scale of the board, so that they fit it. */
function Pieces({ scene: { shelf, width } }: { scene: Scene }) {
  const slots = (shelf?.slots ?? []).filter((slot) => slot !== undefined);
  if (!slots.length) return null;
  return (
    <section>
      <h1>{words.value.shelf}</h1>
      <div class="print-pieces">
        {slots.map((slot) => (
          <div key={slot.spot} style={{ width: `${(PAPER * slot.width) / width}cm` }}>
            <Picture scene={sceneOfSlot(slot)} />
          </div>
        ))}
      </div>
    </section>
  );
}
