/** What comes out of the printer. */
import { sheet } from '../state/printing.ts';
import { words } from '../words/index.ts';
import { Picture } from './picture.tsx';

export function PrintSheet() {
  const now = sheet.value;
  if (!now) return null;
  return (
    <div class="print-sheet" data-theme="print" aria-hidden="true">
      <section>
        <h1>{now.title}</h1>
        <p>{now.rules}</p>
        <Picture scene={now.puzzle} />
      </section>
      {now.solution ? (
        <section>
          <h1>{words.value.solutionTitle}</h1>
          <Picture scene={now.solution} />
        </section>
      ) : null}
    </div>
  );
}
