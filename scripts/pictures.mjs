// Redraws the pictures of the README: node scripts/pictures.mjs. Positions are fixed, so differences show what changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './ready.mjs';

register();
const { games } = await import('../packages/engine/src/puzzles/index.ts');
const { svg } = await import('../packages/engine/src/draw/index.ts');

const PIECES =
  'DKEELJDJFEKHAKGDJGCEHCJFEFHADFEHHAFKAJKAEDHLLCJEIJJFFFGLHEJKELLCHFAJBBKFADICEFDLEABD:LEECGDBKFFGFGKKD:c4/4,d4/5';
const LAID =
  '1@f2/4,2@c3/1,3@b5/3,4@c2/4,5@f1/2,6@e1/2,7@b3/3,8@b4/6,9@d7/2,10@d2/3,11@d6/1,12@e3/2,13@e2/5,14@d5/2,15@b2/4,16@a2/3,17@c6/6,18@d1/2,19@b1/1,20@c7/5,21@a1/3,22@e5/6,23@d3/6,24@c1/1,25@c5/5,26@e4/3';

/** A solved position of every game, and how large a unit of it is. */
const pictures = {
  slitherlink: [
    'slitherlink:7x7:3a223a3c3a3b2b02a231a122a22b2b2a2c3a322a2:JLMADADADJLMaJbDLLaLaLLJCJCLJCMDLMADI',
    40,
  ],
  masyu: ['masyu:8x8:eWeBkWBbBWdWdBcWaWWeWaWcBf:ILLLCDaLJIaDAMIMJAAaJMALIJDCCCJMCACJDI', 40],
  triangles: [`triangles:cells-28:equal:${PIECES}:${LAID}`, 40],
  tantrix: [
    'tantrix:discovery:1-10:R:loop:all:none/1.0.0.0_2.0.-1.5_3.0.2.1_4.-1.2.1_5.-1.0.4_6.-1.1.2_7.-2.1.3_8.-1.3.2_9.-2.2.0_10.-2.3.3',
    80,
  ],
  steps: ['steps:EHSDGQGHjHCNAAL/CAgFHlBDx', 60],
};

for (const [id, [text, unit]] of Object.entries(pictures)) {
  const game = games.find((each) => each.id === id);
  const read = game?.native.parse(text);
  if (!read?.ok || !read.value.state) throw new Error(`${id}: ${text}`);
  const picture = svg(game.scene(read.value.puzzle, read.value.state), { unit, corner: 12 / unit });
  writeFileSync(join(root, 'docs', `${id}.svg`), picture);
  console.log(`docs/${id}.svg  ${Math.ceil(picture.length / 1024)} KB`);
}
