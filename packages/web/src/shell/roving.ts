/** A toolbar is one tab stop: arrows go from button to button, and Tab goes past them all. */
export function rove(host: HTMLElement | null): void {
  const buttons = buttonsIn(host);
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.dataset['stop'] !== undefined) ??
    buttons[0];
  for (const button of host?.querySelectorAll('button') ?? []) {
    button.tabIndex = button === stop ? 0 : -1;
    if (button === stop) button.dataset['stop'] = '';
    else delete button.dataset['stop'];
  }
}

export function roveBy(event: KeyboardEvent, host: HTMLElement | null): void {
  const buttons = buttonsIn(host);
  const here = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (here < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
  rove(host);
}

/** What can be pressed and seen. */
const buttonsIn = (host: HTMLElement | null): HTMLButtonElement[] =>
  [...(host?.querySelectorAll('button') ?? [])].filter(
    (button) => !button.disabled && button.offsetParent !== null,
  );
