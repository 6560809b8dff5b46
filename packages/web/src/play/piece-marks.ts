/** What the board shows of the held piece: where it may go, how it would look there, what was in its way. */
import { computed, effect } from '@preact/signals';
import type { Shape } from 'edgewise';
import { makeElement } from '../draw/elements.ts';
import { drawPreview } from '../draw/preview.ts';
import type { BoardView } from '../draw/view.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { hovered } from '../input/piece-input.ts';
import { settings } from '../shell/settings.ts';

const MANY = 400; // places: asking about more would be noticeably slow

/** At the end of a game with points: the line that was counted. */
function scoringLine({ game, session, player }: OpenGame): readonly Shape[] {
  const { score } = session.report();
  if (!game.pathsThrough || !session.solved || score === undefined) return [];
  for (const { spot } of player.scene.targets) {
    const paths = game.pathsThrough(session.puzzle, session.state, spot);
    const counted = paths.find((path) => path.score === score);
    if (counted) return counted.shapes;
  }
  return [];
}

/** The line under the pointer, or the one that was counted. */
export const showPath = (now: OpenGame, view: BoardView): (() => void) =>
  effect(() => {
    const shapes = seen(now, 'path', 'position').questions.path?.shapes ?? scoringLine(now);
    view.traced.replaceChildren(...shapes.map(makeElement));
  });

export function showPieces(now: OpenGame, view: BoardView): () => void {
  const { overlay } = view;
  const heldNow = computed(() => seen(now, 'held').held.value); // what is held changes rarely, its aim often
  const ends = [
    effect(() => {
      const here = heldNow.value;
      const { held, space, questions } = seen(now, 'position');
      const places = here && space.places.length <= MANY ? space.places : [];
      // If the game knows what fits, a place that would merely accept any piece is not offered.
      const fitting = here && questions.fitsAt(here.spot)?.map(({ place }) => place);
      const open = fitting ?? places.flatMap(({ spot }) => (held.fits(spot) ? [spot] : []));
      overlay.draw('may', [
        ...(open.length ? [{ style: 'may', spots: open } as const] : []),
        ...(here?.from === 'board' ? [{ style: 'picked', spots: [here.spot] } as const] : []),
      ]);
    }),
    effect(() => {
      const { held } = seen(now, 'position', 'held');
      const diff = held.preview();
      drawPreview(view.lifted, diff);
      const isBare = held.value && held.aim !== undefined && !diff;
      overlay.draw('aim', isBare && held.aim !== undefined ? [{ style: 'hover', spots: [held.aim] }] : []);
    }),
    effect(() => {
      const spot = heldNow.value ? undefined : hovered.value;
      overlay.draw('hover', spot === undefined ? [] : [{ style: 'hover', spots: [spot] }]);
    }),
    effect(() => {
      const { place } = seen(now, 'question').questions;
      overlay.draw('asked', place === undefined ? [] : [{ style: 'picked', spots: [place] }]);
    }),
    effect(() => {
      const { questions } = seen(now, 'position');
      const spots = settings.value.starving === 'on' ? questions.unfillable() : [];
      overlay.draw(
        'unfillable',
        spots.map((spot) => ({ style: 'unfillable', spots: [spot], badge: '!' }) as const),
      );
    }),
    effect(() => {
      const spots = seen(now, 'refusal').blamed;
      overlay.draw('refused', spots.length ? [{ style: 'wrong', spots, badge: '!' }] : []);
    }),
  ];
  return () => {
    for (const end of ends) end();
    hovered.value = undefined;
  };
}
