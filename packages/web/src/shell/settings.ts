/** The player's settings, stored in this browser. Denied or damaged storage means the defaults, never an error. */
import { effect, signal } from '@preact/signals';
import type { Language } from 'edgewise';

/** Every setting with the values it may take; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark', 'contrast'],
  language: ['en', 'fi'],
  palette: ['clear', 'soft', 'grey', 'document'],
  glyphs: ['auto', 'letters', 'shapes', 'both', 'none'],
  errors: ['live', 'full', 'asked', 'off'],
  timer: ['shown', 'hidden'],
  input: ['toggle', 'cycle'],
  sound: ['off', 'on'],
  letters: ['on', 'off'],
  view: ['free', 'locked'],
  fitting: ['on', 'off'],
  starving: ['on', 'off'],
  hopeless: ['off', 'on'],
  shelf: ['all', 'pile'],
  order: ['dealt', 'alike', 'fitting'],
  turning: ['on', 'off'],
  autocross: ['off', 'on'],
  parts: ['off', 'on'],
  trials: ['off', 'on'],
  shading: ['on', 'off'],
  levels: ['open', 'ordered'],
  together: ['off', 'on'],
} as const;

export type Settings = { readonly [Key in keyof typeof choices]: (typeof choices)[Key][number] };
export type SettingKey = keyof Settings;

/** What a setting may be. */
export const optionsOf = <Key extends SettingKey>(key: Key): readonly Settings[Key][] =>
  choices[key] as unknown as readonly Settings[Key][];

const STORE = 'edgewise-settings';

export function readSettings(text: string | null, language: Language): Settings {
  const given = parseRecord(text);
  const read = <Key extends SettingKey>(key: Key): Settings[Key] => {
    const options = optionsOf(key);
    const fallback = (key === 'language' ? language : options[0]) as Settings[Key];
    return options.find((option) => option === given[key]) ?? fallback;
  };
  return {
    theme: read('theme'),
    language: read('language'),
    palette: read('palette'),
    glyphs: read('glyphs'),
    errors: read('errors'),
    timer: read('timer'),
    input: read('input'),
    sound: read('sound'),
    letters: read('letters'),
    view: read('view'),
    fitting: read('fitting'),
    starving: read('starving'),
    hopeless: read('hopeless'),
    shelf: read('shelf'),
    order: read('order'),
    turning: read('turning'),
    autocross: read('autocross'),
    parts: read('parts'),
    trials: read('trials'),
    shading: read('shading'),
    levels: read('levels'),
    together: read('together'),
  };
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const systemLanguage = (): Language =>
  globalThis.navigator?.language?.toLowerCase().startsWith('fi') ? 'fi' : 'en';

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(STORE) ?? null;
  } catch {
    return null;
  }
}

export const settings = signal<Settings>(readSettings(stored(), systemLanguage()));

export function set<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  settings.value = { ...settings.value, [key]: value };
}

export const replaceSettings = (text: string | null): void => {
  settings.value = readSettings(text, systemLanguage());
};

/** Writes settings to the store and to the page, now and whenever they change. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    const now = settings.value;
    if (now.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = now.theme;
    root.lang = now.language;
    root.dataset['palette'] = now.palette;
    root.dataset['glyphs'] = now.glyphs;
    try {
      localStorage.setItem(STORE, JSON.stringify(now));
    } catch {
      // Settings then last as long as the page: the storage notice says everything there is to say.
    }
  });
}
