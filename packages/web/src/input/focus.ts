/**
 * The board for keyboards and screen readers: one tab stop, and inside it one element that represents
 * the spot under the cursor. Two such elements take turns: moving the focus is what makes a screen
 * reader speak, and thousands of hidden buttons would overwhelm it.
 */
import type { Spot } from 'edgewise';

export class Focus {
  readonly #host: HTMLElement;
  readonly #pair: readonly [HTMLElement, HTMLElement];
  #turn: 0 | 1 = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#pair = [makeSpot(), makeSpot()];
    this.#pair[0].tabIndex = 0;
    this.#pair[1].setAttribute('aria-hidden', 'true');
    host.append(...this.#pair);
  }

  get element(): HTMLElement {
    return this.#pair[this.#turn];
  }

  get inside(): boolean {
    return this.#host.contains(document.activeElement);
  }

  /** Where the cursor is, without being announced, as before the first key. */
  rest(spot: Spot, label: string): void {
    const { element } = this;
    element.dataset['spot'] = spot;
    element.setAttribute('aria-label', label);
  }

  move(spot: Spot, label: string): void {
    const old = this.element;
    this.#turn = this.#turn === 0 ? 1 : 0;
    this.rest(spot, label);
    this.element.tabIndex = 0;
    this.element.removeAttribute('aria-hidden');
    this.element.focus({ preventScroll: true });
    old.tabIndex = -1;
    old.setAttribute('aria-hidden', 'true');
  }

  take(): void {
    this.element.focus({ preventScroll: true });
  }
}

function makeSpot(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'spot-focus';
  element.setAttribute('role', 'button');
  element.tabIndex = -1;
  return element;
}
