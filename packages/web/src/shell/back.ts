/**
 * The browser's Back closes what is open over a screen, and leaves the screen only when nothing is. An open dialog
 * has an entry of its own in the history; closed in any other way, it takes the entry back.
 *
 * A step back takes the browser a moment. Changes to the history wait for it: otherwise they would overwrite an
 * entry that is about to go, and the step would then lead somewhere else.
 */
import { useEffect, useRef } from 'preact/hooks';

let open = 0; // dialogs that share the entry
let isLeaving = false;
const waiting: (() => void)[] = [];

const isOurs = (): boolean => (history.state as { readonly dialog?: boolean } | null)?.dialog === true;

/** When a link in an open dialog is followed, its address replaces the dialog's entry. */
export const replacesDialog = isOurs;

/** At once, or after a pending step back. */
export function onceSettled(act: () => void): void {
  if (isLeaving) waiting.push(act);
  else act();
}

function takeEntryBack(): void {
  if (open > 0 || isLeaving || !isOurs()) return;
  isLeaving = true;
  const settle = () => {
    isLeaving = false;
    for (const act of waiting.splice(0)) act();
  };
  addEventListener('popstate', settle, { once: true });
  history.back();
}

export function useBack(isOpen: boolean, close: () => void): void {
  const onClose = useRef(close);
  onClose.current = close;
  useEffect(() => {
    if (!isOpen) return;
    open++;
    const pop = () => onClose.current();
    const here = new AbortController();
    onceSettled(() => {
      if (here.signal.aborted) return;
      if (!isOurs()) history.pushState({ dialog: true }, '');
      addEventListener('popstate', pop, { signal: here.signal });
    });
    return () => {
      open--;
      here.abort();
      takeEntryBack();
    };
  }, [isOpen]);
}
