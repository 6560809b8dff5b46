/** Progress of the PDF, and a way to cancel; then its size, or why there is none. */
import { cancelPdf, pdfJob, savePdf } from './pdf-job.ts';
import { printTexts } from './words.ts';

export function PdfCard() {
  const now = pdfJob.value;
  const all = printTexts.value;
  if (!now) return null;
  if (now.is === 'refused')
    return (
      <p class="problem" role="alert">
        {now.reason}
      </p>
    );
  if (now.is === 'done')
    return (
      <div class="row wrap" role="status">
        <p>{all.done(now.pages, now.size)}</p>
        <button type="button" class="quiet" onClick={savePdf}>
          {all.again}
        </button>
      </div>
    );
  return (
    <section class="card making" aria-labelledby="pdf-making">
      <div>
        <h2 id="pdf-making">{all.making}</h2>
        <p class="soft small">{now.of === undefined ? '\u00A0' : all.progress(now.done, now.of)}</p>
      </div>
      <progress aria-label={all.making} {...(now.of === undefined ? {} : { max: now.of, value: now.done })} />
      <button type="button" class="quiet" onClick={cancelPdf}>
        {all.cancel}
      </button>
    </section>
  );
}
