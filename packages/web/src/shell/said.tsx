/** Text about highlighted places: sighted players need no names for them, screen readers do. */
import type { AnyGame, Note } from 'edgewise';
import { labelsShown, labelsText } from './words/index.ts';

interface SaidProps {
  readonly game: AnyGame;
  readonly labels: readonly Pick<Note, 'code' | 'with'>[];
}

export function Said({ game, labels }: SaidProps) {
  const [seen, heard] = [labelsShown(game, labels), labelsText(game, labels)];
  if (seen === heard) return <>{heard}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="unseen">{heard}</span>
    </>
  );
}
