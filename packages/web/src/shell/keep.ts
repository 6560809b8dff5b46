/** Small records of texts in the browser's storage. If storage is denied they last as long as the page. */
export function kept(store: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(store) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each === 'string'));
  } catch {
    return {};
  }
}

export function keep(store: string, record: Readonly<Record<string, string>>): void {
  try {
    globalThis.localStorage?.setItem(store, JSON.stringify(record));
  } catch {
    // The storage notice says what there is to say.
  }
}
