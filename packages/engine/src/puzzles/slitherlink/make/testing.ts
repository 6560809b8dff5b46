/** For tests and the bench: how well two orders agree. */

/** Spearman's: 1 when one order is the other, 0 when they have nothing to do with each other; ties share a rank. */
export const rankCorrelation = (a: readonly number[], b: readonly number[]): number =>
  correlation(ranksOf(a), ranksOf(b));

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((x, y) => x - y);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (f: (i: number) => number): number => a.reduce((sum, _, i) => sum + f(i), 0);
  const [da, db] = [(i: number) => a[i] - meanA, (i: number) => b[i] - meanB];
  return (
    product((i) => da(i) * db(i)) / Math.sqrt(product((i) => da(i) * da(i)) * product((i) => db(i) * db(i)))
  );
}
