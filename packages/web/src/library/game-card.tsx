/** A game on the home screen: its picture, what it is, how hard, and Play. */
import type { AnyGame } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { Dots } from '../shell/dots.tsx';
import { Icon } from '../shell/icons.tsx';
import { go } from '../shell/route.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { chooseLevel, chosenLevel, levelsOf } from './levels.ts';
import { makeAndPlay } from './making.ts';
import { LivingArt } from './living-art.tsx';

const MORE = '…';

export function GameCard({ game }: { game: AnyGame }) {
  const level = chosenLevel(game);
  const name = gameName(game);
  const levelName = gameSays(game, { code: `preset.${level.id}` });
  const play = () => void makeAndPlay(game, engine().formatParams(game.params, level.params));
  return (
    <article class="card game-card">
      <LivingArt game={game} />
      <div class="game-text">
        <h3>{name}</h3>
        <p class="soft">{gameSays(game, { code: 'tagline' })}</p>
        <div class="go">
          <LevelChoice game={game} />
          <button
            type="button"
            class="primary play-now"
            aria-label={words.value.playGame(name, levelName)}
            onClick={play}
          >
            {words.value.play}
          </button>
        </div>
      </div>
    </article>
  );
}

/** The browser's own select, styled as a pill: keys, fingers and screen readers work as usual. */
function LevelChoice({ game }: { game: AnyGame }) {
  const level = chosenLevel(game);
  const choose = (id: string) => {
    if (id === MORE) go({ at: 'new', game: game.id });
    else chooseLevel(game, id);
  };
  return (
    <label class="level">
      <span class="level-text" aria-hidden="true">
        <span class="level-name">{gameSays(game, { code: `preset.${level.id}` })}</span>
        <Dots count={level.dots} />
      </span>
      <Icon name="down" />
      <select
        aria-label={words.value.levelOf(gameName(game))}
        value={level.id}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {levelsOf(game).map(({ id, dots }) => (
          <option key={id} value={id}>
            {words.value.levelDots(gameSays(game, { code: `preset.${id}` }), dots)}
          </option>
        ))}
        <option value={MORE}>{words.value.moreLevels}</option>
      </select>
    </label>
  );
}
