/** convert: the same puzzle in another format; what that cannot hold is left out with a warning. */
import { ready } from 'edgewise';
import { onPuzzle, type Outcome, type Refusal } from './answer.ts';
import { formatFor, writeIn } from './write-puzzle.ts';
import type { Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const convertJob = onPuzzle((subject, settings) => ready(converted(subject, settings)));

function converted(subject: Subject, settings: Settings): Outcome | Refusal {
  const { game, format: from, saved } = subject;
  const to = formatFor(game, settings.to, 'nothing', settings);
  if (!to.ok) return { refused: to.error };
  const text = writeIn(game, to.value, saved, settings);
  if (!text.ok) return { refused: text.error };
  const { holds } = to.value;
  const lost = [
    ...(saved.state !== undefined && !['state', 'everything'].includes(holds) ? ['state'] : []),
    ...(saved.solution !== undefined && !['solution', 'everything'].includes(holds) ? ['solution'] : []),
  ];
  return {
    fields: { from: from.id, to: to.value.id, ...(lost.length > 0 && { lost }), text: text.value },
    text: text.value,
    remarks: lost.map((what) => cliText(settings.language, `lost-${what}`, { format: to.value.id })),
    apart: !to.value.oneLine,
  };
}
