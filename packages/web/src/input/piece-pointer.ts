/** Pointers where the game is played with pieces. */
import type { BoardView } from '../draw/view.ts';
import { letGo } from '../game/held-piece.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { Focus } from './focus.ts';
import { pieceInput } from './piece-input.ts';
import { listen } from './pointer.ts';

export function listenToPieces(host: HTMLElement, now: OpenGame, view: BoardView, focus: Focus) {
  const hands = pieceInput(now, view, focus);
  const listening = listen(host, view.plane, hands);
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const busy = hands.busy();
      listening.cancel();
      return letGo() || busy;
    },
  };
}
