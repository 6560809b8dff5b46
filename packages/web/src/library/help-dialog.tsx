/** Help while playing: the rules with pictures first, then the controls. */
import type { AnyGame } from 'edgewise';
import { Dialog } from '../shell/controls.tsx';
import { routeHash } from '../shell/route.ts';
import { gameName, words } from '../shell/words/index.ts';
import { Examples, Handling, RulesText } from './help-parts.tsx';

const FEW = 4; // pictures: the rest is on the rules page

export const HelpDialog = ({ game, onClose }: { game: AnyGame; onClose: () => void }) => (
  <Dialog title={words.value.rulesPage(gameName(game))} onClose={onClose} wide>
    <RulesText game={game} />
    <Examples game={game} most={FEW} />
    <p class="row wrap">
      {game.lesson ? (
        <a class="button quiet" href={routeHash({ at: 'learn', game: game.id })}>
          {words.value.startLesson}
        </a>
      ) : null}
      <a class="button quiet" href={routeHash({ at: 'rules', game: game.id })}>
        {words.value.rulesAll}
      </a>
    </p>
    <Handling game={game} />
  </Dialog>
);
