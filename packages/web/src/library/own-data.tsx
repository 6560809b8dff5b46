/** A player's data: export, import, delete. */
import { useRef, useState } from 'preact/hooks';
import { notify } from '../shell/announce.ts';
import { Confirm } from '../shell/controls.tsx';
import { words } from '../shell/words/index.ts';
import { BACKUP_LIMIT, backupText, deleteEverything, importBackup } from './backup.ts';
import { download } from './files.ts';
import { WorkCard } from './work-card.tsx';

async function importFile(file: File): Promise<string | undefined> {
  try {
    return file.size > BACKUP_LIMIT ? words.value.fileLong : await importBackup(await file.text());
  } catch {
    return words.value.failed;
  }
}

export function OwnData() {
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const bring = async () => {
    const chosen = file.current?.files?.[0];
    const problem = chosen && (await importFile(chosen));
    if (problem !== undefined) notify(problem, 'wrong');
    if (file.current) file.current.value = '';
  };
  const name = `edgewise-${new Date().toISOString().slice(0, 10)}.json`;
  return (
    <section class="card group">
      <h2>{words.value.settingGroups.data}</h2>
      <p class="soft">{words.value.dataNote}</p>
      <WorkCard />
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
          danger
          onYes={() => void deleteEverything().then(() => notify(words.value.deleted))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
