/** The worker with the games of this app. */
import { games } from 'edgewise';
import { serveJobs } from './game/job-server.ts';

serveJobs(games);
