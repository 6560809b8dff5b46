/** A PDF being made in the worker: its progress, how to stop it, and the result. */
import { signal } from '@preact/signals';
import type { PrintRequest } from 'edgewise-print/browser';
import type { BookSpec } from 'edgewise-print/spec';
import { ask, Stopped } from '../game/jobs.ts';
import { download } from '../library/files.ts';
import { words } from '../shell/words/index.ts';

export type PdfJob =
  | { readonly is: 'making'; readonly done: number; readonly of: number | undefined }
  | {
      readonly is: 'done';
      readonly name: string;
      readonly bytes: BlobPart;
      readonly pages: number;
      readonly size: number;
    }
  | { readonly is: 'refused'; readonly reason: string };

export const pdfJob = signal<PdfJob | undefined>(undefined);

let stopping: AbortController | undefined;

export function cancelPdf(): void {
  stopping?.abort();
}

/** `texts`: the files that sections of the spec name. */
export async function makePdf(
  spec: BookSpec,
  name: string,
  texts: PrintRequest['texts'] = [],
): Promise<void> {
  cancelPdf();
  const mine = new AbortController();
  stopping = mine;
  pdfJob.value = { is: 'making', done: 0, of: undefined };
  try {
    const answer = await ask(
      'print',
      (api, job, onProgress) => api.print(job, { spec, texts }, onProgress),
      mine.signal,
      (done, of) => {
        if (stopping === mine && pdfJob.value?.is === 'making') pdfJob.value = { is: 'making', done, of };
      },
    );
    if (stopping !== mine) return;
    if (!answer.ok) {
      pdfJob.value = { is: 'refused', reason: answer.reason };
      return;
    }
    const bytes = new Uint8Array(answer.bytes);
    pdfJob.value = { is: 'done', name, bytes, pages: answer.pages, size: Math.ceil(bytes.length / 1024) };
    savePdf();
  } catch (error) {
    if (stopping !== mine) return;
    pdfJob.value = error instanceof Stopped ? undefined : { is: 'refused', reason: words.value.failed };
  }
}

export function savePdf(): void {
  const now = pdfJob.value;
  if (now?.is === 'done') download(now.name, 'application/pdf', now.bytes);
}
