/** What can be done to many puzzles, by name, so that it can be passed to a worker. */
import type { Job } from './answer.ts';
import { ambiguityJob } from './ambiguity.ts';
import { bookJob } from './book-job.ts';
import { checkJob } from './check.ts';
import { convertJob } from './convert.ts';
import { editJob } from './edit.ts';
import { gradeJob } from './grade.ts';
import { hintJob } from './hint.ts';
import { newJob } from './new.ts';
import { showJob } from './show.ts';
import { solveJob } from './solve.ts';
import { verifyJob } from './verify.ts';

export const jobNames = [
  'ambiguity',
  'book',
  'edit',
  'new',
  'solve',
  'check',
  'hint',
  'grade',
  'convert',
  'show',
  'verify',
] as const;
export type JobName = (typeof jobNames)[number];

export const jobs: Readonly<Record<JobName, Job>> = {
  ambiguity: ambiguityJob,
  book: bookJob,
  edit: editJob,
  new: newJob,
  solve: solveJob,
  check: checkJob,
  hint: hintJob,
  grade: gradeJob,
  convert: convertJob,
  show: showJob,
  verify: verifyJob,
};
