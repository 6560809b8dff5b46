/** What hints teach, and rows whose next step it is. */
import type { Technique } from '../../vocabulary.ts';

const technique = (code: string, ...rows: readonly string[]): Technique => ({
  code,
  kind: 'step',
  level: 'beyond',
  from: 'length=6',
  examples: rows.map((row) => `lanterns:${row}`),
});

export const techniques: readonly Technique[] = [
  technique('needed', '2.2.0./......', '2..0.1/......', '1.23.2/......'),
  technique('full', '2.2.0./++....', '2..0.1/++....', '1.23.2/..++..'),
  technique('together', '1112.1/......', '.3.221/+++...', '122.10/...+--'),
];
