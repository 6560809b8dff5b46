/**
 * What the page says. Screen readers hear a polite line for changes and an assertive one for refusals
 * and results; notices are also seen, and go away by themselves unless they ask for something.
 */
import { signal } from '@preact/signals';

export const polite = signal('');
export const assertive = signal('');

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'wrong';
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const notices = signal<readonly Notice[]>([]);

const SHOWN = 6000;
let last = 0;

/** The same sentence twice in a row must differ, or it is not read again. */
const fresh = (text: string, before: string): string => (text === before ? `${text}\u00A0` : text);

export function announcePolite(text: string): void {
  polite.value = fresh(text, polite.value);
}

export function announceNow(text: string): void {
  assertive.value = fresh(text, assertive.value);
}

/** `heard` is what a screen reader says instead, where the eye sees what the text is about. */
export function notify(
  text: string,
  tone: Notice['tone'] = 'plain',
  action?: Notice['action'],
  heard = text,
): void {
  const id = ++last;
  const notice = { id, text, tone, ...(action && { action }) };
  notices.value = [...notices.value.filter((each) => each.text !== text), notice].slice(-1); // more would cover what they refer to
  announceNow(heard);
  setTimeout(() => dismiss(id), action ? 2 * SHOWN : SHOWN);
}

let forNext = '';

/** A new screen starts without the notices of the last, unless they still offer something. */
export function clearNotices(): void {
  notices.value = notices.value.filter(({ action }) => action !== undefined);
  if (forNext) notify(forNext);
  forNext = '';
}

/** Shown on the next screen: this one is about to be left, and its notices with it. */
export function notifyNext(text: string): void {
  forNext = text;
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((each) => each.id !== id);
}
