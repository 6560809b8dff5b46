/**
 * Title, author and note of a puzzle, in comment lines before it. Readers that do not know them skip
 * comments, so a text with a heading is the same puzzle to them.
 *
 *     # title: Two rivers
 *     # author: A. Setter
 *     # note: Start at the lower left.        one line for each line of the note
 *     slitherlink:5x5:…
 *
 * A file may begin with `# collection: Monday`, followed by an empty line: the name of everything that follows.
 */
export interface Heading {
  readonly title?: string;
  readonly author?: string;
  readonly note?: string;
}

export const HEADING_LIMITS = { title: 120, author: 120, note: 500 } as const;
export type HeadingKey = keyof typeof HEADING_LIMITS;
export const headingKeys: readonly HeadingKey[] = ['title', 'author', 'note'];

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
/** Characters that change the writing direction or are invisible: a title cannot pretend to be something else. */
const UNSEEN = /[\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Plain text only; undefined if it is too long. A note may have several lines. */
export function cleanHeadingText(key: HeadingKey, text: string): string | undefined {
  const plain = text.replace(/\r\n?/g, '\n').replace(CONTROL, ' ').replace(UNSEEN, '');
  const lines = key === 'note' ? plain : plain.replace(/\s+/g, ' ');
  const clean = lines.trim();
  return clean.length <= HEADING_LIMITS[key] ? clean : undefined;
}

export const formatHeading = (heading: Heading): string =>
  headingKeys
    .flatMap((key) => (heading[key] ? heading[key].split('\n').map((line) => `# ${key}: ${line}\n`) : []))
    .join('');

/** A puzzle's text under its heading. */
export const underHeading = (heading: Heading, text: string): string => formatHeading(heading) + text;

/** The first line of a set of puzzles with a name. */
export const collectionLine = (name: string): string =>
  `# collection: ${name.replace(/[\s\p{Cc}]+/gu, ' ').trim()}\n`;

const LINE = /^\uFEFF?\s*#\s*(title|author|note|collection)\s*:[ \t]?(.*?)\s*$/;

/** What one comment line says; undefined for other lines. */
export function headingLine(
  line: string,
): { readonly key: HeadingKey | 'collection'; readonly text: string } | undefined {
  const [, key, text] = LINE.exec(line) ?? [];
  return key === undefined ? undefined : { key: key as HeadingKey | 'collection', text };
}

/** The heading among comment lines. What is too long is cut: it came from outside, and the puzzle is still valid. */
export function readHeading(lines: Iterable<string>): Heading {
  const found: Partial<Record<HeadingKey, string>> = {};
  for (const line of lines) {
    const said = headingLine(line);
    if (!said || said.key === 'collection') continue;
    const { key, text } = said;
    found[key] = key === 'note' && found.note !== undefined ? `${found.note}\n${text}` : (found[key] ?? text);
  }
  return tidyHeading(found);
}

/** Every part clean, none empty, none too long. */
export function tidyHeading(heading: Heading): Heading {
  return Object.fromEntries(
    headingKeys.flatMap((key) => {
      const text = heading[key]?.slice(0, 4 * HEADING_LIMITS[key]) ?? '';
      const clean =
        cleanHeadingText(key, text) ?? cleanHeadingText(key, text.trim().slice(0, HEADING_LIMITS[key])) ?? '';
      return clean ? [[key, clean]] : [];
    }),
  );
}
