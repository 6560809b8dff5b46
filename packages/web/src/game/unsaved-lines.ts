/**
 * The last lines of a game whose page closes before the database has them: put where writing takes
 * no time, and picked up when the game is opened again.
 */
const key = (id: string): string => `edgewise-tail ${id}`;

export function stashUnsaved(id: string, from: number, lines: readonly string[]): void {
  try {
    if (lines.length) localStorage.setItem(key(id), [from, ...lines].join('\n'));
    else localStorage.removeItem(key(id));
  } catch {
    // Then at most the move in flight is lost, as when the browser is killed.
  }
}

/** The stored lines with what the tail adds; a tail that does not fit on is left out. */
export function withUnsaved(id: string, lines: readonly string[]): readonly string[] {
  const [from, ...tail] = takeUnsaved(id).split('\n');
  const start = Number(from);
  const fits =
    tail.length > 0 && Number.isInteger(start) && start <= lines.length && start + tail.length > lines.length;
  return fits ? [...lines, ...tail.slice(lines.length - start)] : lines;
}

function takeUnsaved(id: string): string {
  try {
    const text = localStorage.getItem(key(id)) ?? '';
    localStorage.removeItem(key(id));
    return text;
  } catch {
    return '';
  }
}
