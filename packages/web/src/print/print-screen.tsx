/** Print: a book, worksheets or cut-out pieces, made in the worker and saved as PDF. */
import './print-form.css';
import { useEffect, useState } from 'preact/hooks';
import { KINDS, MOST_PER_PAGE, type Kind } from 'edgewise-print/spec';
import { Choice } from '../shell/controls.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { settings } from '../shell/settings.ts';
import { PdfCard } from './pdf-card.tsx';
import { cancelPdf, makePdf, pdfJob } from './pdf-job.ts';
import { NumberField, TextField, Tick } from './fields.tsx';
import { FIRST_FORM, PAPERS, specOf, type PrintForm } from './form.ts';
import { OwnFile, Rows, rowsFor, type PartProps } from './rows.tsx';
import { printTexts } from './words.ts';

export function PrintScreen() {
  const all = printTexts.value;
  const [form, setForm] = useState<PrintForm>(() => FIRST_FORM());
  const set = (change: Partial<PrintForm>) => setForm({ ...form, ...change });
  useEffect(() => {
    pdfJob.value = undefined;
    return cancelPdf;
  }, []);
  const start = (event: Event) => {
    event.preventDefault();
    const texts = form.file ? [{ file: form.file.name, text: form.file.text }] : [];
    void makePdf(
      specOf(form, settings.value.language, location.href),
      `${form.kind}-${form.seed}.pdf`,
      texts,
    );
  };
  return (
    <main id="main" class="page print-page" tabIndex={-1}>
      <PageHead title={all.title} />
      <p class="lead">{all.about}</p>
      <form class="print-form" onSubmit={start}>
        <Choice
          name="print-kind"
          legend={all.kind}
          help={all[`about.${form.kind}`]}
          options={KINDS.map((kind) => [kind, all[`kind.${kind}`]] as const)}
          value={form.kind}
          onChange={(kind: Kind) => set({ kind, rows: rowsFor(kind, form.rows) })}
        />
        {form.file ? null : <Rows form={form} set={set} />}
        {form.kind === 'worksheet' ? null : <OwnFile form={form} set={set} />}
        <Pages form={form} set={set} />
        <button type="submit" class="primary" disabled={pdfJob.value?.is === 'making'}>
          {all.make}
        </button>
      </form>
      <PdfCard />
    </main>
  );
}

function Pages({ form, set }: PartProps) {
  const all = printTexts.value;
  const isKit = form.kind === 'kit';
  return (
    <>
      <Choice
        name="print-paper"
        legend={all.paper}
        options={PAPERS.map((id) => [id, all[`paper.${id}`]] as const)}
        value={form.paper}
        onChange={(paper) => set({ paper })}
      />
      <Choice
        name="print-ink"
        legend={all.ink}
        options={(['mono', 'colour'] as const).map((id) => [id, all[`ink.${id}`]] as const)}
        value={form.ink}
        onChange={(ink) => set({ ink })}
      />
      <div class="print-texts">
        <TextField
          id="print-title"
          label={all.bookTitle}
          value={form.title}
          onChange={(title) => set({ title })}
        />
        {form.kind === 'book' ? (
          <>
            <TextField
              id="print-author"
              label={all.author}
              value={form.author}
              onChange={(author) => set({ author })}
            />
            <TextField
              id="print-note"
              label={all.note}
              value={form.note}
              onChange={(note) => set({ note })}
            />
            <NumberField
              id="print-per-page"
              label={all.perPage}
              value={form.perPage}
              min={1}
              max={MOST_PER_PAGE}
              onChange={(perPage) => set({ perPage })}
            />
          </>
        ) : null}
        {isKit ? (
          <NumberField
            id="print-size"
            label={all.pieceSize}
            help={all.pieceSizeHelp}
            value={form.pieceSize}
            min={8}
            max={120}
            onChange={(pieceSize) => set({ pieceSize })}
          />
        ) : null}
        <TextField
          id="print-seed"
          label={all.seed}
          help={all.seedHelp}
          value={form.seed}
          onChange={(seed) => set({ seed })}
        />
      </div>
      <div class="print-ticks">
        {isKit ? (
          <>
            <Tick label={all.tabs} value={form.tabs} onChange={(tabs) => set({ tabs })} />
            <Tick label={all.backs} value={form.backs} onChange={(backs) => set({ backs })} />
          </>
        ) : (
          <>
            <Tick label={all.solutions} value={form.solutions} onChange={(solutions) => set({ solutions })} />
            <Tick label={all.large} value={form.large} onChange={(large) => set({ large })} />
          </>
        )}
        {form.kind === 'book' ? (
          <Tick label={all.hints} value={form.hints} onChange={(hints) => set({ hints })} />
        ) : null}
        <Tick label={all.qr} value={form.qr} onChange={(qr) => set({ qr })} />
        <Tick label={all.many} value={form.many} onChange={(many) => set({ many })} />
      </div>
    </>
  );
}
