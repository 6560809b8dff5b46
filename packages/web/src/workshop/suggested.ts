/** Givens that were suggested for the draft, and how they look on the board before they are accepted. */
import { signal } from '@preact/signals';
import { applyEdits, edits, type Draft } from 'edgewise/workshop';
import { makeElement } from '../draw/elements.ts';
import type { BoardView } from '../draw/view.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { PlainSuggestion } from '../game/workshop-jobs.ts';
import { chosenView } from '../game/view-options.ts';
import { makingOf } from './draft.ts';
import { boardOptions } from './solutions-shown.ts';

/** They refer to the draft as it was when they were requested: any other edit makes them stale. */
export interface Suggested {
  readonly list: readonly PlainSuggestion[];
  readonly accepted: ReadonlySet<string>;
  readonly version: number;
}

export const suggested = signal<Suggested | undefined>(undefined);

/** Those not yet accepted. */
export const openSuggestions = ({ list, accepted }: Suggested): readonly PlainSuggestion[] =>
  list.filter((each) => !accepted.has(each.edits));

/** What would be new on the board, drawn faintly and ringed; call it in an effect. */
export function drawSuggested(now: OpenGame, view: BoardView, host: SVGGElement): void {
  host.replaceChildren();
  const { game, draft } = makingOf(now);
  const isShown = suggested.value?.version === now.player.version && chosenView.value !== 'drawing';
  const list = (isShown && suggested.value ? openSuggestions(suggested.value) : []).flatMap((each) => {
    const read = edits.parse(each.edits);
    return read.ok ? read.value : [];
  });
  const next = applyEdits(game, draft, list);
  const spots = list.flatMap(({ on }) => game.edit.spotOf(draft.design, on) ?? []);
  view.overlay.draw('suggested', [{ style: 'suggested', spots }]);
  if (!next.ok || !list.length) return;
  const shapesOf = ({ design }: Draft) => game.edit.scene(design, boardOptions()).shapes;
  const old = new Set(shapesOf(draft).map((shape) => JSON.stringify(shape)));
  const fresh = shapesOf(next.value).filter((shape) => !old.has(JSON.stringify(shape)));
  host.append(...fresh.map(makeElement));
}
