/**
 * What is loaded together is one file. The bundler splits by who shares what, which made 45 requests for a first game,
 * most of them for less than a kilobyte; a host without HTTP/2 answers six at a time. So the page comes in three parts:
 * the shell that paints, the engine, and the play screen with what leads to it. Everything else is split by the bundler.
 */
import type { Rolldown } from 'vite';

const STAGES = [
  ['shell', ['/src/main.ts']],
  ['engine', ['/src/engine-all.ts']],
  ['play', ['/src/play/play-screen.tsx', '/src/library/open-link.tsx']],
] as const;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** One group per stage, in order: a module belongs to the first stage that loads it eagerly. */
export function stages(root: string): Rolldown.CodeSplittingGroup[] {
  let stageOf: ReadonlyMap<string, string> | undefined;
  return STAGES.map(([stage], i) => ({
    debugName: stage,
    name: (id, context) => {
      stageOf ??= findStages(root, context);
      return stageOf.get(id) === stage ? stage : null;
    },
    priority: STAGES.length - i,
  }));
}

function findStages(root: string, context: Context): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [stage, entries] of STAGES)
    for (const entry of entries) reach(root + entry, stage, context, found);
  return found;
}

function reach(id: string, stage: string, context: Context, found: Map<string, string>): void {
  if (found.has(id)) return;
  const info = context.getModuleInfo(id);
  if (!info) return;
  found.set(id, stage);
  for (const next of info.importedIds) reach(next, stage, context, found);
}
