/** npm run bench [-- solving hints tilings …]: what is measured, and against what. The sections are listed below. */
import { benchBook } from './book.ts';
import { benchCommand } from './command.ts';
import { benchDots } from './dots.ts';
import { benchLevels } from './levels.ts';
import { benchLoopy } from './loopy.ts';
import { benchMasyu } from './masyu.ts';
import { benchPractice } from './practice.ts';
import { benchGenerating, benchHints, benchSolving } from './slitherlink.ts';
import { benchServer } from './server.ts';
import { benchFactories } from './server-factory.ts';
import { benchTaste } from './taste.ts';
import { benchSteps } from './steps.ts';
import { benchTantrix } from './tantrix.ts';
import { benchTilings } from './tilings.ts';
import { benchTriangles } from './triangles.ts';
import { benchWorkshop } from './workshop.ts';

const sections = new Map<string, () => void | Promise<void>>(
  Object.entries({
    solving: benchSolving,
    generating: benchGenerating,
    hints: benchHints,
    workshop: benchWorkshop,
    levels: benchLevels,
    taste: benchTaste,
    dots: benchDots,
    masyu: benchMasyu,
    practice: benchPractice,
    steps: benchSteps,
    tilings: benchTilings,
    loopy: benchLoopy,
    triangles: benchTriangles,
    tantrix: benchTantrix,
    command: benchCommand,
    book: benchBook,
    server: benchServer,
    factory: benchFactories,
  }),
);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.has(name));
if (unknown.length) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${[...sections.keys()].join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length ? wanted : sections.keys()) await sections.get(name)?.();
