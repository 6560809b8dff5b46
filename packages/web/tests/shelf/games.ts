import { games as all, type Games } from 'edgewise';
import { extra } from 'edgewise-extra';

export const games: Games = [...all, ...extra];
