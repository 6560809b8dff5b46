/** The proof of a hint: as numbered lines, and as JSON. */
import { type AnyGame, type Language, type Proof, type ProofLink, type Toned, say } from 'edgewise';
import { joinLabels, type Labels } from './labels.ts';

const linksOf = ({ supposes, links }: Proof<unknown>): readonly ProofLink<unknown>[] => [
  ...(supposes ? [supposes] : []),
  ...links,
];

export const proofLines = (
  { words }: AnyGame,
  proof: Proof<unknown>,
  labels: Labels,
  language: Language,
): readonly string[] =>
  linksOf(proof).map((link, index) => {
    const places = labels(link.at);
    const where = places.length === 0 ? '' : ` (${joinLabels(places, language)})`;
    return `   ${index + 1}. ${say(words, language, link)}${where}`;
  });

/** The part places have in an argument, with their names. */
export const toneFields = (tones: readonly Toned[], labels: Labels): Readonly<Record<string, unknown>>[] =>
  tones.map(({ tone, spots }) => ({ tone, spots, places: labels(spots) }));

export function proofFields(
  game: AnyGame,
  { supposes, links }: Proof<unknown>,
  labels: Labels,
  language: Language,
): Readonly<Record<string, unknown>> {
  const fields = (link: ProofLink<unknown>): Readonly<Record<string, unknown>> => ({
    code: link.code,
    message: say(game.words, language, link),
    at: link.at,
    where: labels(link.at),
    because: link.because,
    reasons: labels(link.because),
    ...(link.marks !== undefined && { marks: game.moves.format(link.marks) }),
    ...(link.tones && { tones: toneFields(link.tones, labels) }),
    ...(link.tries && { tries: link.tries.map((move) => game.moves.format(move)) }),
  });
  return { ...(supposes && { supposes: fields(supposes) }), links: links.map(fields) };
}
