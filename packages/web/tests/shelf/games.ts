import { games as all, type AnyGame } from 'edgewise';
import { extra } from 'edgewise-extra';

export const games: readonly AnyGame[] = [...all, ...extra];
