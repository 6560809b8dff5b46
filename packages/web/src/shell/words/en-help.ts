/** What the controls and keys are called, in English. */
export const enHelp = {
  controls: [
    [
      'Click or tap',
      'Makes the first mark, or takes it away. The nearest place counts, so you need not aim.',
    ],
    ['Right click, Shift and click, long press', 'Makes the second mark.'],
    ['Drag', 'Draws on from dot to dot or from cell to cell. Going back takes it back.'],
    ['Right drag', 'Makes the second mark along the way.'],
    ['Two fingers', 'Move and zoom the board. They never write.'],
    ['Second finger, Escape', 'Lets go: nothing is written before the release.'],
  ] as readonly (readonly [string, string])[],
  /** For games with pieces beside the board. */
  pieceControls: [
    ['Click or tap a piece, then a place', 'Puts the piece there. Dragging does the same.'],
    ['Wheel', 'Turns the piece under the pointer, or the one you hold.'],
    ['Click or tap a piece on the board', 'Turns it. A piece with two sides is taken in hand.'],
    ['Right click, Shift and click', 'Turns it over, where pieces have two sides; else turns it back.'],
    ['Double click', 'Turns it over, where pieces have two sides.'],
    ['Click or tap an empty place', 'Shows only the pieces that fit there.'],
    ['Drop on another piece', 'The two change places.'],
    ['Drag to the pieces', 'Takes it off the board. Dropped anywhere else, it goes back.'],
  ] as readonly (readonly [string, string])[],
  pieceKeys: [
    ['P', 'To the pieces'],
    ['Enter', 'Hold a piece; put it where the cursor is'],
    ['G', 'Hold the piece under the cursor'],
    ['E, D, R', 'Turn'],
    ['Q, A', 'Turn back'],
    ['F', 'Flip'],
    ['Space', 'Flip or turn what you hold'],
    ['L', 'Lock a piece, where the game allows it'],
    ['T', 'Light one line after another'],
    ['V', 'Another view; held down, only as long as it is held'],
    ['Backspace', 'To the shelf'],
    ['Esc', 'Let go'],
  ] as readonly (readonly [string, string])[],
  /** For games that are marked with a pen. */
  markKeys: [
    ['Enter', 'First mark'],
    ['Space', 'Go round the marks'],
    ['Backspace', 'Clear'],
    ['Shift + arrow', 'Draw that way'],
    ['Ctrl + arrow', 'Cross out that way'],
    ['R', 'Redo'],
    ['Esc', 'Cancel, put the hint away'],
  ] as readonly (readonly [string, string])[],
  keys: [
    ['Arrows', 'Move the cursor'],
    ['Home, End', 'To the end of the row'],
    ['Ctrl + Z, U', 'Undo'],
    ['Ctrl + Y, Ctrl + Shift + Z', 'Redo'],
    ['H, /', 'Hint: one step further'],
    ['C', 'Check'],
    ['F8, Shift + F8', 'Next and previous thing to mend'],
    ['K', 'Set a checkpoint'],
    ['N', 'New game'],
    ['+, −, 0', 'Closer, farther, whole board'],
    [':', 'Type a command'],
    ['?', 'This sheet'],
  ] as readonly (readonly [string, string])[],
};

export type HelpMessages = typeof enHelp;
