import { serveJobs } from '../../src/game/job-server.ts';
import { games } from './games.ts';

serveJobs(games);
