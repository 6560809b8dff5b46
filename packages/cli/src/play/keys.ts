/** Terminal input as keys: 'up', 'shift+left', 'ctrl+z', 'enter', 'a', or a click at a place. */
export interface Key {
  readonly name: string;
  readonly x?: number; // of a click, from 0
  readonly y?: number;
}

const controls: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007F': 'backspace',
  '\b': 'backspace',
  '\u001B': 'escape',
  ' ': 'space',
};

const ends: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'backtab',
};
const numbers: Readonly<Record<string, string>> = {
  '1': 'home',
  '3': 'backspace',
  '4': 'end',
  '7': 'home',
  '8': 'end',
};

// oxlint-disable-next-line no-control-regex -- escape sequences begin with a control character
const token = /\u001B\[<(\d+);(\d+);(\d+)([Mm])|\u001B[[O]([\d;]*)([A-Za-z~])|\u001B(?!\[|O)|[^]/uy;

/** A sequence may arrive in two parts: an incomplete one waits for the rest. A lone escape is the key. */
export class Decoder {
  #rest = '';

  *decode(text: string): Generator<Key> {
    const all = this.#rest + text;
    // oxlint-disable-next-line no-control-regex -- as above
    const cut = all.search(/\u001B(\[[<\d;]*|O)$/);
    this.#rest = cut < 0 ? '' : all.slice(cut);
    for (const match of (cut < 0 ? all : all.slice(0, cut)).matchAll(new RegExp(token, 'gu'))) {
      const key = keyOf(match);
      if (key) yield key;
    }
  }
}

function keyOf([text, button, column, row, press, modifiers = '', end]: RegExpMatchArray): Key | undefined {
  if (button !== undefined) return clickOf(Number(button), Number(column), Number(row), press === 'M');
  if (end !== undefined) return sequenceOf(modifiers.split(';'), end);
  const code = text.charCodeAt(0);
  return { name: controls[text] ?? (code < 32 ? `ctrl+${String.fromCharCode(code + 96)}` : text) };
}

function sequenceOf([first = '', modifier = '1']: readonly string[], end: string): Key | undefined {
  const name = end === '~' ? numbers[first] : ends[end];
  if (name === undefined) return undefined;
  const bits = Number(modifier) - 1;
  return { name: `${bits & 4 ? 'ctrl+' : ''}${bits & 1 ? 'shift+' : ''}${name}` };
}

/** Presses of the left and right button; the wheel and releases are ignored. */
function clickOf(button: number, column: number, row: number, pressed: boolean): Key | undefined {
  const name = button === 0 ? 'click' : button === 2 ? 'right-click' : undefined;
  return name && pressed ? { name, x: column - 1, y: row - 1 } : undefined;
}
