/** What people call a place in rows and columns when they type: 'c4' is row 3, place 4; 'r30c4' beyond row 26. */
export const placeName = (row: number, column: number): string =>
  row <= LETTERS.length ? `${LETTERS[row - 1]}${column}` : `r${row}c${column}`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
