/** What opens over the play screen: the rest of the tools, sharing, keys, and the question before solving. */
import type { ComponentChildren } from 'preact';
import type { BoardRef } from '../input/board-handle.ts';
import { setCheckpoint } from '../game/actions.ts';
import { showPanel } from '../game/panel.ts';
import { changeView, viewName, nextView } from '../game/view-options.ts';
import { runAction } from '../game/game-actions.ts';
import { puzzleLink } from '../library/link.ts';
import { useBack } from '../shell/back.ts';
import { go } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { showSolution, solving, stopSolving } from '../hint/show-solution.ts';
import { hasShelf, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { CommandLine } from '../commands/command-line.tsx';
import { Confirm, Dialog } from '../shell/controls.tsx';
import { Icon, type IconName } from '../shell/icons.tsx';
import type { OpenDialog } from '../input/shortcuts.ts';
import { later } from '../shell/later.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';

const Album = later(() => import('../library/album.tsx').then((part) => part.Album));
const HelpDialog = later(() => import('../library/help-dialog.tsx').then((part) => part.HelpDialog));
const PrintDialog = later(() => import('../print/print-dialog.tsx').then((part) => part.PrintDialog));
const ShareDialog = later(() => import('../library/share-dialog.tsx').then((part) => part.ShareDialog));

const ShortLink = later(() => import('../together/short-link.tsx').then((part) => part.ShortLink));

interface Props {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly open: OpenDialog;
  readonly onOpen: (open: OpenDialog) => void;
}

export function PlayDialogs({ now, board, open, onOpen }: Props) {
  const close = () => onOpen('none');
  // Opening something from the menu adds no step to Back.
  useBack(open !== 'none', close);
  return (
    <>
      {open === 'more' ? <More now={now} board={board} onOpen={onOpen} /> : null}
      {open === 'share' ? (
        <ShareDialog now={now} onClose={close}>
          {settings.value.together === 'on' ? (
            <ShortLink puzzle={now.record.puzzle} heading={now.record.heading} />
          ) : null}
        </ShareDialog>
      ) : null}
      {open === 'keys' ? <HelpDialog game={now.game} onClose={close} /> : null}
      {open === 'album' ? <Album game={now.game} puzzle={now.record.puzzle} onClose={close} /> : null}
      {open === 'command' ? (
        <Dialog title={words.value.commandLabel} onClose={close}>
          <CommandLine now={now} id="command-dialog" />
        </Dialog>
      ) : null}
      {open === 'print' ? <PrintDialog now={now} onClose={close} /> : null}
      {open === 'solve' ? (
        <Confirm
          title={words.value.solveAsk}
          text={words.value.solveAskText}
          yes={words.value.solveIt}
          danger
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
      <PrintSheet game={now} />
    </>
  );
}

function More({ now, board, onOpen }: Omit<Props, 'open'>) {
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
  const tryOut = () => {
    setCheckpoint(now);
    showPanel(now, 'checkpoints');
  };
  const locked = now.player.isLocked;
  return (
    <Dialog title={all.more} onClose={() => onOpen('none')}>
      <ul class="menu">
        {locked ? null : item('flag', all.checkpoint, tryOut)}
        {locked ? null : <Redo now={now} item={item} />}
        {now.game.views?.length
          ? item('eye', `${all.viewTitle}: ${viewName(now.game, nextView(now.game))}`, () =>
              changeView(now.game),
            )
          : null}
        {hasShelf(now) ? item('album', all.coloursAndSigns, () => go({ at: 'settings' })) : null}
        {item('fit', all.zoomFit, () => board.current?.view.plane.fitAll())}
        {locked ? null : item('type', all.commandLabel, () => onOpen('command'))}
        {(now.game.actions?.(now.session.puzzle, now.session.state) ?? []).map((action) =>
          item('solve', gameSays(now.game, { code: `action.${action}` }), () => void runAction(now, action)),
        )}
        {now.game.edit
          ? item('pen', all.draftEditCopy, () => go({ at: 'edit', link: puzzleLink(now) }))
          : null}
        {item('share', all.share, () => onOpen('share'))}
        {item('print', all.print, () => onOpen('print'))}
        {locked ? null : item('solve', all.solveIt, () => onOpen('solve'))}
        {locked ? null : item('restart', all.restart, () => void now.player.restart())}
      </ul>
    </Dialog>
  );
}

/** On phones it has no place in the row of tools. */
const Redo = ({
  now,
  item,
}: {
  now: OpenGame;
  item: (icon: IconName, label: string, run: () => void) => ComponentChildren;
}) =>
  now.canRedo.value && matchMedia('(max-width: 700px)').matches
    ? item('redo', words.value.redo, () => void now.player.redo())
    : null;
