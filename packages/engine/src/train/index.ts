/** `edgewise/train`: learning and practising the techniques that hints use. See README.md. */
export { canPractise, findExercise, techniqueIn, type Exercise } from './exercise.ts';
export { isRight, judge, type Verdict } from './judge.ts';
export { pageOf, ruleOf, type TechniquePage } from './page.ts';
export { partOf, spotsIn, type Part } from './part.ts';
export * from './tally.ts';
