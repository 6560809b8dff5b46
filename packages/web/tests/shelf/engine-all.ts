export * from '../../src/shell/engine-parts.ts';
export { games } from './games.ts';
