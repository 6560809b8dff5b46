/** Texts for the contract and other tests. */

/** Texts from every release; each must stay readable for ever. */

export const golden: readonly string[] = [
  'tantrix:discovery:1-8:B:loop:all:none',
  'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4~3.2',
  'tantrix:discovery:1-3:Y:loop:all:none//1.0.0.0_2.1.0.4_3.1.-1.2',
  'tantrix:discovery:41,24,25:any:loop:all:allowed/-~25.1',
  'tantrix:solitaire:3,1,2:any:loop:all:allowed:lax:locks/3.0.0.0_1.5.-3.2!1',
  'tantrix:free:1,2,4,8,21,22,33:R:loop:all:none:@0.0_-1.0_-2.0_-2.1_-1.-1_0.-1_-1.1',
  'tantrix:discovery:41,24,25:G?:loop:all:allowed',
  'tantrix:free:1-3:Y:loop:all:none:in@0.0_0.1_1.0/1.0.0.0',
];

/** One solution up to rotation: found by the generator, counted by both searches. */
export const unique = 'tantrix:free:5,6,23,34,44,49,54,56:Y:loop:all:none';

/** What the generator never makes: no solution, small Solitaires, lines. */
export const texts: readonly string[] = [
  unique,
  'tantrix:discovery:1-3:R:loop:all:none',
  'tantrix:discovery:1-7:Y:loop:all:none',
  'tantrix:discovery:1-5:any:loop:loop:allowed',
  'tantrix:free:1-4:Y:line:all:none',
  'tantrix:free:1,2,4,8,21,22,33:R:loop:all:none:@0.0_-1.0_-2.0_-2.1_-1.-1_0.-1_-1.1',
  'tantrix:free:9,13,14,16,34,42:R:loop:all:none:in@0.0_0.1_0.2_1.0_1.1_2.0',
  'tantrix:free:1-3:any:line:all:none:in@0.0_0.1_1.0',
  'tantrix:discovery:1-7:B?:loop:all:none',
  'tantrix:solitaire:3,7,1,14,2:any:loop:all:allowed',
  'tantrix:solitaire:3,7,1,14:any:loop:all:allowed:lax:locks',
];
