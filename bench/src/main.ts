/** npm run bench [-- solving generating hints masyu steps triangles tantrix command]: what is measured, and against what. */
import { benchCommand } from './command.ts';
import { benchMasyu } from './masyu.ts';
import { benchGenerating, benchHints, benchSolving } from './slitherlink.ts';
import { benchSteps } from './steps.ts';
import { benchTantrix } from './tantrix.ts';
import { benchTriangles } from './triangles.ts';

const sections: Readonly<Record<string, () => void | Promise<void>>> = {
  solving: benchSolving,
  generating: benchGenerating,
  hints: benchHints,
  masyu: benchMasyu,
  steps: benchSteps,
  triangles: benchTriangles,
  tantrix: benchTantrix,
  command: benchCommand,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length ? wanted : Object.keys(sections)) await sections[name]();
