/** Settings, and everything a player owns here. */
import { useRef, useState } from 'preact/hooks';
import { Choice, Confirm } from './controls.tsx';
import { PageHead } from './page-head.tsx';
import { backupText, importBackup, deleteEverything } from '../library/backup.ts';
import { download } from '../library/files.ts';
import { optionsOf, set, settings, type SettingKey } from './settings.ts';
import { notify } from './announce.ts';
import { words } from './words/index.ts';

const look = ['theme', 'language', 'palette', 'glyphs'] as const;
const play = ['errors', 'timer', 'input', 'sound', 'letters', 'view'] as const;
const pieces = ['shelf', 'order', 'fitting', 'starving', 'hopeless'] as const;

export const SettingsScreen = () => (
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
      <h2>{words.value.settingGroups.pieces}</h2>
      {pieces.map((key) => (
        <Setting key={key} name={key} />
      ))}
    </section>
    <Data />
  </main>
);

function Setting({ name }: { name: SettingKey }) {
  const labels: Readonly<Record<string, string>> = words.value.option[name];
  return (
    <Choice
      name={name}
      legend={words.value.setting[name]}
      help={words.value.settingHelp[name]}
      options={optionsOf(name).map((option) => [option, labels[option]] as const)}
      value={settings.value[name]}
      onChange={(value) => set(name, value)}
    />
  );
}

function Data() {
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const bring = async () => {
    const chosen = file.current?.files?.[0];
    const problem = chosen ? await importBackup(await chosen.text()) : undefined;
    if (problem !== undefined) notify(problem, 'wrong');
    if (file.current) file.current.value = '';
  };
  const name = `edgewise-${new Date().toISOString().slice(0, 10)}.json`;
  return (
    <section class="card group">
      <h2>{words.value.settingGroups.data}</h2>
      <p class="soft">{words.value.dataNote}</p>
      <div class="row wrap">
        <button
          type="button"
          class="quiet"
          onClick={() => void backupText().then((text) => download(name, 'application/json', text))}
        >
          {words.value.exportAll}
        </button>
        <button type="button" class="quiet" onClick={() => file.current?.click()}>
          {words.value.importAll}
        </button>
        <input
          ref={file}
          type="file"
          class="unseen"
          tabIndex={-1}
          aria-hidden="true"
          onChange={() => void bring()}
        />
        <button type="button" class="quiet danger" onClick={() => setAsking(true)}>
          {words.value.deleteAll}
        </button>
      </div>
      {asking ? (
        <Confirm
          title={words.value.deleteAsk}
          text={words.value.deleteAskText}
          yes={words.value.deleteAll}
          onYes={() => void deleteEverything().then(() => notify(words.value.deleted))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
