/** Settings of playing together: on or off, where, under which name; moving, backing up, leaving. */
import './together.css';
import { useState } from 'preact/hooks';
import { gameStore, refreshRecords, refreshSolveRecords } from '../game/store/saved-games.ts';
import { download } from '../library/files.ts';
import { Qr } from '../library/qr.tsx';
import { notify } from '../shell/announce.ts';
import { Confirm } from '../shell/controls.tsx';
import { settings } from '../shell/settings.ts';
import { account, canSign, client, deleteMe, identity, leave, register, useWords, words } from './account.ts';
import { MyLinks } from './my-links.tsx';
import { sync } from './sync.ts';
import { togetherTexts } from './together-words.ts';

export function TogetherCard() {
  const texts = togetherTexts.value;
  const isOn = settings.value.together === 'on';
  const turn = async (on: boolean) => {
    if (on) await join(account.value.address, account.value.name);
    else leave();
  };
  return (
    <section class="card group" id="together">
      <h2>{texts.title}</h2>
      <p class="soft">{texts.about}</p>
      {canSign() ? (
        <label class="tick">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => void turn(event.currentTarget.checked)}
          />
          <span>{texts.on}</span>
        </label>
      ) : (
        <p class="problem">{texts.insecure}</p>
      )}
      {canSign() ? <Where /> : null}
      {isOn ? <Mine /> : null}
    </section>
  );
}

async function join(address: string, name: string): Promise<void> {
  const texts = togetherTexts.value;
  const answer = await register(address, name);
  if (answer.ok) notify(texts.saved);
  else notify(answer.message || texts.failed, 'wrong');
}

function Where() {
  const texts = togetherTexts.value;
  const [address, setAddress] = useState(account.value.address);
  const [name, setName] = useState(account.value.name);
  return (
    <form
      class="together-form"
      onSubmit={(event) => {
        event.preventDefault();
        void join(address, name);
      }}
    >
      <label>
        <span>{texts.address}</span>
        <input
          type="url"
          value={address}
          placeholder={location.origin}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <span class="soft small">{texts.addressHelp}</span>
      </label>
      <label>
        <span>{texts.name}</span>
        <input value={name} maxLength={30} onInput={(event) => setName(event.currentTarget.value)} />
        <span class="soft small">{texts.nameHelp}</span>
      </label>
      <button type="submit" class="quiet">
        {texts.save}
      </button>
    </form>
  );
}

function Mine() {
  const texts = togetherTexts.value;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const backUp = async () => {
    setBusy(true);
    const done = await sync(await gameStore(), await client(), await identity()).catch(() => undefined);
    setBusy(false);
    await refreshRecords();
    await refreshSolveRecords();
    if (done) notify(texts.synced(done.sent, done.got));
    else notify(texts.failed, 'wrong');
  };
  const everything = async () => {
    const answer = await (await client()).ask<unknown>('GET', '/api/me');
    if (answer.ok)
      download('edgewise-server.json', 'application/json', JSON.stringify(answer.value, undefined, 1));
    else notify(answer.message || texts.failed, 'wrong');
  };
  return (
    <>
      <MyLinks />
      <Move />
      <p class="soft">{texts.backupHelp}</p>
      <div class="row wrap">
        <button type="button" class="quiet" disabled={busy} onClick={() => void backUp()}>
          {busy ? texts.syncing : texts.backup}
        </button>
        <button type="button" class="quiet" onClick={() => void everything()}>
          {texts.download}
        </button>
        <button type="button" class="quiet danger" onClick={() => setAsking(true)}>
          {texts.remove}
        </button>
      </div>
      {asking ? (
        <Confirm
          title={texts.removeAsk}
          text={texts.removeText}
          yes={texts.remove}
          danger
          onYes={() => void deleteMe().then((gone) => notify(gone ? texts.removed : texts.failed))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function Move() {
  const texts = togetherTexts.value;
  const [shown, setShown] = useState('');
  const [typed, setTyped] = useState('');
  const take = async () => {
    if (!(await useWords(typed))) return notify(texts.wordsBad, 'wrong');
    setTyped('');
    setShown('');
    await join(account.value.address, account.value.name);
    notify(texts.taken);
  };
  return (
    <>
      <h3>{texts.move}</h3>
      <p class="soft">{texts.moveHelp}</p>
      <button
        type="button"
        class="quiet"
        aria-expanded={shown !== ''}
        onClick={() => void (shown ? setShown('') : words().then(setShown))}
      >
        {shown ? texts.hide : texts.show}
      </button>
      {shown ? (
        <>
          <p class="secret-words">{shown}</p>
          <Qr text={shown} />
        </>
      ) : null}
      <label class="together-words">
        <span>{texts.enter}</span>
        <textarea
          rows={3}
          value={typed}
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="quiet" disabled={typed.trim() === ''} onClick={() => void take()}>
        {texts.take}
      </button>
    </>
  );
}
