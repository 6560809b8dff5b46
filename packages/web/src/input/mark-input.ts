/** Pointers where the game is played with a pen: the nearest place that answers, and strokes. */
import type { Place } from '../draw/space.ts';
import type { BoardView } from '../draw/view.ts';
import { doGesture, swapped } from '../game/actions.ts';
import type { OpenGame } from '../game/open-game.ts';
import { announcePolite } from '../shell/announce.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../shell/words/index.ts';
import type { Focus } from './focus.ts';
import { listen } from './pointer.ts';
import { beginStroke, extendStroke, strokeGesture, type Parts, type Stroke } from '../draw/strokes.ts';

export function listenToPen(host: HTMLElement, now: OpenGame, view: BoardView, focus: Focus, parts: Parts) {
  let stroke: Stroke | undefined;
  const means = (place: Place, verb: 'tap' | 'mark' | 'cycle') =>
    now.game.interpret(now.session.puzzle, now.session.state, { verb, on: place.spot }).ok;
  const verbFor = (second: boolean) => (second ? 'mark' : settings.value.input === 'cycle' ? 'cycle' : 'tap');
  const nearest = (x: number, y: number, second: boolean): Place | undefined =>
    view.space.near(x, y, (place) => parts.get(place.kind) !== 'joint' && means(place, verbFor(second)))[0];
  const clear = () => {
    stroke = undefined;
    view.overlay.draw('trail', []);
  };
  const listening = listen(host, view.plane, {
    tap: (x, y, second) => {
      now.clock.markActive();
      delete host.dataset['keys'];
      const place = nearest(x, y, second);
      if (!place) return;
      focus.stand(place);
      if (!focus.inside) focus.take();
      doGesture(now, { verb: verbFor(second), on: place.spot }, 'pointer');
    },
    strokeStart: (x, y, second) => {
      now.clock.markActive();
      view.overlay.draw('hover', []);
      stroke = beginStroke(view.space, parts, second ? 'sweep' : 'drag', x, y);
    },
    strokeMove: (x, y) => {
      if (stroke && extendStroke(view.space, stroke, x, y))
        view.overlay.draw('trail', [{ style: 'trail', spots: stroke.path }]);
    },
    strokeEnd: () => {
      const done = stroke;
      clear();
      if (done && done.path.length > (done.verb === 'sweep' ? 0 : 1))
        doGesture(now, strokeGesture(done), 'pointer');
    },
    cancel: () => {
      if (stroke) announcePolite(words.value.cancelledStroke);
      clear();
    },
    hover: (x, y) => {
      const place = nearest(x, y, false);
      view.overlay.draw('hover', place ? [{ style: 'hover', spots: [place.spot] }] : []);
    },
    leave: () => view.overlay.draw('hover', []),
    free: () => settings.value.view === 'free',
    swapped: () => swapped.value,
  });
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const busy = stroke !== undefined;
      listening.cancel();
      return busy;
    },
  };
}
