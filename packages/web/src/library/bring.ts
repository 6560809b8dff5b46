/** A text pasted or a file dropped anywhere on a page is opened, wherever the focus is. */
import { useEffect } from 'preact/hooks';
import { words } from '../shell/words/index.ts';

const LIMIT = 32_000_000; // bytes, as a backup may have

/** What came in, and what is wrong with it. */
export interface Brought {
  readonly text: string;
  readonly problem: string;
}

/** Undefined when it was opened. */
export async function openBrought(text: string): Promise<Brought | undefined> {
  if (!text.trim()) return { text: '', problem: words.value.importNothing };
  const { openText } = await import('./opening.ts');
  const problem = await openText(text);
  return problem === undefined ? undefined : { text: text.slice(0, 2000), problem };
}

export async function openFile(file: File): Promise<Brought | undefined> {
  if (file.size > LIMIT) return { text: '', problem: words.value.fileLong };
  return openBrought(await file.text());
}

export function useBring(onBrought: (brought: Brought | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      void (file ? openFile(file) : openBrought(event.dataTransfer?.getData('text') ?? '')).then(onBrought);
    };
    const paste = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select')) return;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text') ?? '';
      if (file) void openFile(file).then(onBrought);
      else if (text.trim()) void openBrought(text).then(onBrought);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [onBrought]);
}
