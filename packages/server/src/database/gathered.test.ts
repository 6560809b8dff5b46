/** Grouped queries against the same queries made one by one. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gathered } from './gathered.ts';

/** Answers after a while; a negative query is one that the database refuses, along with its whole group. */
function gatheredSquares() {
  const statements: number[][] = [];
  const gathered = new Gathered<number, number>(async (all) => {
    statements.push([...all]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (all.some((each) => each < 0)) throw new Error('check violated');
    return all.map((each) => each * each);
  });
  return { gathered, statements };
}

test('each caller gets its own answer, whoever else asks and whatever is refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: -3, max: 50 }), fc.integer({ min: 0, max: 8 })), { maxLength: 80 }),
      async (questions) => {
        const { gathered } = gatheredSquares();
        const answers = await Promise.all(
          questions.map(async ([question, after]) => {
            if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
            return gathered.ask(question).catch(() => 'refused');
          }),
        );
        expect(answers).toEqual(questions.map(([each]) => (each < 0 ? 'refused' : each * each)));
      },
    ),
    { numRuns: 30 },
  );
});

test('queries made at the same moment are one statement', async () => {
  const { gathered, statements } = gatheredSquares();
  await Promise.all([1, 2, 3].map((each) => gathered.ask(each)));
  await Promise.all([4, 5].map((each) => gathered.ask(each)));
  expect(statements).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('a failing database is not asked again for each of them', async () => {
  let asked = 0;
  const gone = new Gathered<number, number>(async () => {
    asked++;
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const answers = await Promise.allSettled([1, 2, 3].map((each) => gone.ask(each)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked).toBe(1);
});

test('a statement with too few rows answers nobody wrongly', async () => {
  const short = new Gathered<number, number>(async (all) => all.filter((each) => each < 3));
  const answers = await Promise.all([1, 2, 3].map((each) => short.ask(each).catch(() => 'refused')));
  expect(answers).toEqual([1, 2, 'refused']);
});

test('several lanes share what is waiting, and heavy queries go alone', async () => {
  const groups: number[][] = [];
  const gathered = new Gathered<number, number>(
    async (all) => {
      groups.push([...all]);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return all;
    },
    { lanes: 2, pace: 0, most: 3, weigh: (each) => each, heaviest: 10 },
  );
  const asked = [1, 2, 3, 4, 50, 5, 1, 1];
  const answers = Promise.all(asked.map((each) => gathered.ask(each)));
  expect(gathered.waiting).toBe(asked.length);
  expect(await answers).toEqual(asked);
  expect(groups.slice(0, 2)).toEqual([[1, 2, 3], [4]]);
  expect(groups).toContainEqual([50]);
  expect(groups.flat().sort((a, b) => a - b)).toEqual([...asked].sort((a, b) => a - b));
});

/** Two lanes that answer when told to. */
function twoLanes(crowd: number, patience: number) {
  const groups: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const gathered = new Gathered<number, number>(
    async (all) => {
      groups.push(all);
      await new Promise<void>((resolve) => answers.push(resolve));
      return all;
    },
    { lanes: 2, crowd, patience, pace: 0 },
  );
  return { gathered, groups, answers };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('a second lane begins only for a crowd, and shares it', async () => {
  const { gathered, groups, answers } = twoLanes(3, 1e6);
  const asked = [[1, 2, 3, 4, 5], [6, 7], [8]].map((each) =>
    Promise.all(each.map((one) => gathered.ask(one))),
  );
  await soon();
  expect(groups).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  answers.forEach((answer) => answer());
  expect((await Promise.all(asked)).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

  const first = gathered.ask(10);
  await soon();
  const few = [gathered.ask(11), gathered.ask(12)];
  await soon();
  expect(groups.slice(2)).toEqual([[10]]);
  const crowd = [...few, gathered.ask(13)];
  await soon();
  expect(groups.slice(2)).toEqual([[10], [11, 12, 13]]);
  answers.forEach((answer) => answer());
  expect(await Promise.all([first, ...crowd])).toEqual([10, 11, 12, 13]);
});

test('one that takes long keeps nobody waiting while there is another lane', async () => {
  const { gathered, groups, answers } = twoLanes(3, 1);
  const long = gathered.ask(1);
  await soon();
  const short = gathered.ask(2);
  while (groups.length < 2) await soon();
  answers[1]?.();
  expect(await short).toBe(2);
  answers[0]?.();
  expect(await long).toBe(1);
});
