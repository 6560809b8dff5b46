/** What opens over the play screen: the rest of the tools, sharing, keys, and the question before solving. */
import { setCheckpoint } from '../game/actions.ts';
import { showPanel } from '../game/panel.ts';
import { changeView, viewName, nextView } from '../game/view-options.ts';
import { runAction } from '../game/game-actions.ts';
import { go, routeHash } from '../shell/route.ts';
import { showSolution, solving, stopSolving } from '../hint/show-solution.ts';
import { printPuzzle } from '../library/printing.ts';
import { hasShelf, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { CommandLine } from '../commands/command-line.tsx';
import { Confirm, Dialog } from '../shell/controls.tsx';
import { Icon, type IconName } from '../shell/icons.tsx';
import type { OpenDialog } from '../input/shortcuts.ts';
import { KeySheet } from '../input/key-sheet.tsx';
import { later } from '../shell/later.tsx';
import { PrintSheet } from '../library/print-sheet.tsx';

const Album = later(() => import('../library/album.tsx').then((part) => part.Album));
const ShareDialog = later(() => import('../library/share-dialog.tsx').then((part) => part.ShareDialog));

interface Props {
  readonly now: OpenGame;
  readonly open: OpenDialog;
  readonly onOpen: (open: OpenDialog) => void;
}

export function PlayDialogs({ now, open, onOpen }: Props) {
  const close = () => onOpen('none');
  return (
    <>
      {open === 'more' ? <More now={now} onOpen={onOpen} /> : null}
      {open === 'share' ? <ShareDialog now={now} onClose={close} /> : null}
      {open === 'keys' ? <KeySheet game={now.game.id} pieces={hasShelf(now)} onClose={close} /> : null}
      {open === 'album' ? <Album game={now.game} puzzle={now.record.puzzle} onClose={close} /> : null}
      {open === 'command' ? (
        <Dialog title={words.value.commandLabel} onClose={close}>
          <CommandLine now={now} id="command-dialog" />
        </Dialog>
      ) : null}
      {open === 'solve' ? (
        <Confirm
          title={words.value.solveAsk}
          text={words.value.solveAskText}
          yes={words.value.solveIt}
          onYes={() => void showSolution(now)}
          onClose={close}
        />
      ) : null}
      {solving.value ? (
        <div class="notices solving">
          <div class="notice">
            <p>{words.value.solving}</p>
            <button type="button" class="quiet" onClick={stopSolving}>
              {words.value.solvingStop}
            </button>
          </div>
        </div>
      ) : null}
      <PrintSheet />
    </>
  );
}

function More({ now, onOpen }: { now: OpenGame; onOpen: (open: OpenDialog) => void }) {
  const all = words.value;
  const item = (icon: IconName, label: string, run: () => void) => (
    <li key={label}>
      <button
        type="button"
        class="menu-item"
        onClick={() => {
          onOpen('none');
          run();
        }}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </li>
  );
  const checkpoint = () => {
    setCheckpoint(now);
    showPanel(now, 'checkpoints');
  };
  return (
    <Dialog title={all.more} onClose={() => onOpen('none')}>
      <ul class="menu">
        {item('plus', all.newGame, () => go({ at: 'new', game: now.game.id }))}
        {item('flag', all.checkpoint, checkpoint)}
        {hasShelf(now) ? null : item('swap', all.swap, () => now.player.swap())}
        {now.game.views?.length
          ? item('eye', `${all.viewTitle}: ${viewName(now.game, nextView(now.game))}`, () =>
              changeView(now.game),
            )
          : null}
        {(now.game.actions?.(now.session.puzzle, now.session.state) ?? []).map((action) =>
          item('solve', gameSays(now.game, { code: `action.${action}` }), () => void runAction(now, action)),
        )}
        {item('restart', all.restart, () => void now.player.restart())}
        {item('share', all.share, () => onOpen('share'))}
        {item('print', all.printPuzzle, () => void printPuzzle(now, false))}
        {item('print', all.printSolution, () => void printPuzzle(now, true))}
        {now.game.identity ? item('album', all.albumTitle, () => onOpen('album')) : null}
        {item('solve', all.solveIt, () => onOpen('solve'))}
        {item('type', all.commandLabel, () => onOpen('command'))}
        {item('help', all.shortcutsTitle, () => onOpen('keys'))}
        <li>
          <a class="menu-item" href={routeHash({ at: 'rules', game: now.game.id })}>
            <Icon name="help" />
            <span>{all.rules}</span>
          </a>
        </li>
        <li>
          <a class="menu-item" href="#/settings">
            <Icon name="gear" />
            <span>{all.settings}</span>
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
