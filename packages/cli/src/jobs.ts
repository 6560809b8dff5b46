/** What can be done to many puzzles, by name, so that a worker can be told which. */
import type { Job } from './answer.ts';
import { checkJob } from './commands/check.ts';
import { convertJob } from './commands/convert.ts';
import { gradeJob } from './commands/grade.ts';
import { hintJob } from './commands/hint.ts';
import { newJob } from './commands/new.ts';
import { showJob } from './commands/show.ts';
import { solveJob } from './commands/solve.ts';
import { verifyJob } from './commands/verify.ts';

export const jobNames = ['new', 'solve', 'check', 'hint', 'grade', 'convert', 'show', 'verify'] as const;
export type JobName = (typeof jobNames)[number];

export const jobs: Readonly<Record<JobName, Job>> = {
  new: newJob,
  solve: solveJob,
  check: checkJob,
  hint: hintJob,
  grade: gradeJob,
  convert: convertJob,
  show: showJob,
  verify: verifyJob,
};
