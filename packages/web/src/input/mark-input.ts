/** Pointers where the game is played with a pen: the nearest place that responds, and strokes. */
import type { Spot } from 'edgewise';
import type { Stroke } from 'edgewise/play';
import type { BoardView } from '../draw/view.ts';
import { inputMode } from '../game/input-mode.ts';
import type { OpenGame } from '../game/open-game.ts';
import { settings } from '../shell/settings.ts';
import type { Focus } from './focus.ts';
import { listen, type Listening } from './pointer.ts';

export function listenToPen({ player }: OpenGame, view: BoardView, focus: Focus): Listening {
  let stroke: Stroke | undefined;
  const clear = () => {
    stroke = undefined;
    view.overlay.draw('trail', []);
    view.overlay.draw('pressed', []);
  };
  let lit: Spot | undefined;
  const light = (spot: Spot | undefined, x: number, y: number) => {
    if (spot === lit) return;
    lit = spot;
    player.questions.lightPathNear(spot, x, y);
  };
  const listening = listen(view.host, view.plane, {
    tap: (x, y, second) => {
      inputMode.value = 'pointer';
      player.clock.markActive();
      delete view.host.dataset['keys'];
      view.overlay.draw('pressed', []);
      const place = player.actsNear(x, y, second);
      if (!place) return;
      player.cursor.moveTo(place.spot);
      if (!focus.inside) focus.take();
      if (second) player.secondAct(place.spot);
      else player.act(place.spot);
    },
    longPress: (x, y) => {
      const place = player.actsNear(x, y, true);
      view.overlay.draw('pressed', place ? [{ style: 'picked', spots: [place.spot] }] : []);
    },
    strokeStart: (x, y, second) => {
      inputMode.value = 'pointer';
      player.clock.markActive();
      view.overlay.draw('hover', []);
      stroke = player.beginStroke(second === player.isSwapped ? 'drag' : 'sweep', x, y);
    },
    strokeMove: (x, y) => {
      if (stroke?.extend(x, y)) view.overlay.draw('trail', [{ style: 'trail', spots: stroke.path }]);
    },
    strokeEnd: () => {
      const done = stroke;
      clear();
      if (done) player.stroke(done);
    },
    cancel: () => {
      if (stroke) player.cancelStroke();
      clear();
    },
    hover: (x, y) => {
      const place = player.actsNear(x, y);
      view.overlay.draw('hover', place ? [{ style: 'hover', spots: [place.spot] }] : []);
      if (settings.value.parts === 'on') light(place?.spot, x, y);
    },
    leave: () => {
      view.overlay.draw('hover', []);
      light(undefined, 0, 0);
    },
    free: () => settings.value.view === 'free',
  });
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const isBusy = stroke !== undefined;
      listening.cancel();
      return isBusy;
    },
  };
}
