/** Settings. */
import type { ComponentChildren } from 'preact';
import { Choice } from './controls.tsx';
import { PageHead } from './page-head.tsx';
import { optionsOf, set, settings, type SettingKey } from './settings.ts';
import { words } from './words/index.ts';

const look = ['theme', 'language', 'palette', 'glyphs'] as const;
const play = ['errors', 'timer', 'input', 'sound', 'letters', 'view', 'levels'] as const;
const lines = ['autocross', 'parts', 'trials', 'shading'] as const;
const pieces = ['shelf', 'order', 'turning', 'fitting', 'starving', 'hopeless'] as const;

/** `children`: the player's data, from the library. */
export const SettingsScreen = ({ children }: { children: ComponentChildren }) => (
  <main id="main" class="page settings" tabIndex={-1}>
    <PageHead title={words.value.settingsTitle} />
    <section class="card group">
      <h2>{words.value.settingGroups.look}</h2>
      {look.map((key) => (
        <Setting key={key} name={key} />
      ))}
      <p class="soft small">{words.value.motionNote}</p>
    </section>
    <section class="card group">
      <h2>{words.value.settingGroups.play}</h2>
      {play.map((key) => (
        <Setting key={key} name={key} />
      ))}
    </section>
    <section class="card group">
      <h2>{words.value.settingGroups.lines}</h2>
      {lines.map((key) => (
        <Setting key={key} name={key} />
      ))}
    </section>
    <section class="card group">
      <h2>{words.value.settingGroups.pieces}</h2>
      {pieces.map((key) => (
        <Setting key={key} name={key} />
      ))}
    </section>
    {children}
  </main>
);

function Setting({ name }: { name: Exclude<SettingKey, 'together'> }) {
  const labels: Readonly<Record<string, string>> = words.value.option[name];
  return (
    <Choice
      name={name}
      legend={words.value.setting[name]}
      help={words.value.settingHelp[name]}
      options={optionsOf(name).map((option) => [option, labels[option] ?? option] as const)}
      value={settings.value[name]}
      onChange={(value) => set(name, value)}
    />
  );
}
