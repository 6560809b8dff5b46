/** The slim bar on top: the way back, which game, what was chosen, the time on small pages, help and settings. */
import { chosenOf } from '../game/chosen.ts';
import type { OpenGame } from '../game/open-game.ts';
import { Icon } from '../shell/icons.tsx';
import { settings } from '../shell/settings.ts';
import { gameName, words } from '../shell/words/index.ts';
import { Timer } from './clock.tsx';

export const TopBar = ({ now, onHelp }: { now: OpenGame; onHelp: () => void }) => (
  <header class="topbar">
    <a class="plain" href="#/" aria-label={words.value.back}>
      <Icon name="previous" />
    </a>
    <h1>{gameName(now.game)}</h1>
    <Level now={now} />
    <span class="topbar-end">
      {settings.value.timer === 'shown' ? <Timer now={now} /> : null}
      <button
        type="button"
        class="plain"
        onClick={onHelp}
        aria-label={words.value.help}
        aria-keyshortcuts="?"
      >
        <Icon name="help" />
      </button>
      <a class="plain" href="#/settings" aria-label={words.value.settings}>
        <Icon name="gear" />
      </a>
    </span>
  </header>
);

function Level({ now }: { now: OpenGame }) {
  const chosen = chosenOf(now);
  if (!chosen) return null;
  const { name, dots, size } = chosen;
  return (
    <p class="chosen soft">
      {dots === undefined ? null : (
        <span class="dots" role="img" aria-label={words.value.difficultyOf(dots)}>
          {Array.from({ length: 5 }, (_, i) => (
            <b key={i} class={i < dots ? 'on' : ''} />
          ))}
        </span>
      )}
      <span class="chosen-name">{name}</span>
      {size ? <span class="not-phone">{size}</span> : null}
    </p>
  );
}
