/** factory: large collections, made by any number of workers, in any number of sessions. */
import { createWriteStream } from 'node:fs';
import { formatParams } from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionNumber, optionText } from '../args/options.ts';
import { EXITS, UserError } from '../args/user-error.ts';
import { print, write } from '../io.ts';
import { cliText } from '../words/words.ts';
import { paramsOf, randomSeed } from './make-puzzles.ts';
import { databaseOf, orSentence, serverPackage, type Factory, type OrderStatus } from './server-package.ts';

type Job = (factory: Factory, call: CommandCall) => Promise<number>;

export async function factory(call: CommandCall): Promise<number> {
  const { argument = '', settings, io } = call;
  const job = Object.hasOwn(JOBS, argument) ? JOBS[argument as keyof typeof JOBS] : undefined;
  if (!job) throw new UserError(cliText(settings.language, 'factory-what', { given: argument }));
  const server = await serverPackage(call);
  const log = (line: string): void => void print(io, 'stderr', `edgewise: ${line}\n`);
  const opened = await orSentence(server, server.factory({ ...databaseOf(call), log }));
  try {
    return await job(opened, call);
  } finally {
    await opened.close();
  }
}

const add: Job = async (opened, { games, given, settings, io }) => {
  const { language } = settings;
  const days = optionNumber(given, 'days', language, 1, 400);
  if (days !== undefined) {
    const jobs = await opened.addDays(days);
    await print(io, 'stdout', `${cliText(language, 'factory-days', { jobs })}\n`);
    return EXITS.done;
  }
  const game = gameById(games, settings.game, language);
  const count = optionNumber(given, 'count', language, 1, 10_000_000) ?? 100;
  const params = formatParams(game.params, paramsOf(game, given, language));
  const preset = optionText(given, 'preset') ?? '';
  const seed = optionText(given, 'seed') ?? randomSeed();
  const { id, jobs } = await opened.add({ game: game.id, params, preset, seed, count });
  const added = cliText(language, 'factory-added', { id, count, jobs });
  await print(io, 'stdout', settings.json ? `${JSON.stringify({ id, seed, count, jobs })}\n` : `${added}\n`);
  return EXITS.done;
};

const work: Job = async (opened, { given, settings, io }) => {
  await opened.work(settings.jobs, given['keepWorking'] !== true, io.signal);
  if (!io.signal.aborted) await print(io, 'stderr', `${cliText(settings.language, 'factory-done')}\n`);
  return EXITS.done;
};

const status: Job = async (opened, { settings, io }) => {
  const { language, json } = settings;
  const { orders, jobs } = await opened.status();
  const lines = json
    ? [JSON.stringify({ orders, jobs })]
    : [
        ...orders.map((order) => cliText(language, 'factory-order', { ...order })),
        ...(orders.length ? [] : [cliText(language, 'factory-none')]),
        cliText(language, 'factory-jobs', jobs),
      ];
  await print(io, 'stdout', `${lines.join('\n')}\n`);
  return EXITS.done;
};

/** One puzzle per line: the native text, or everything known about it as JSON. */
const exportMade: Job = async (opened, { given, settings, io }) => {
  const { language, json } = settings;
  const order = chosen((await opened.status()).orders, optionText(given, 'order'), language);
  const path = optionText(given, 'output');
  const out = path === undefined || path === '-' ? io.stdout : createWriteStream(path);
  let count = 0;
  for await (const page of opened.made(order.id)) {
    count += page.length;
    const lines = page.map((each) => (json ? JSON.stringify({ game: order.game, ...each }) : each.puzzle));
    await write(out, `${lines.join('\n')}\n`);
  }
  if (out !== io.stdout) await new Promise((resolve) => out.end(() => resolve(undefined)));
  const missing = order.count - count;
  if (missing > 0)
    await print(io, 'stderr', `${cliText(language, 'factory-short', { missing, count: order.count })}\n`);
  return missing > 0 ? EXITS.no : EXITS.done;
};

function chosen(
  orders: readonly OrderStatus[],
  wanted: string | undefined,
  language: Parameters<typeof cliText>[0],
): OrderStatus {
  const known = orders.map(({ id }) => id).join(', ');
  if (orders.length === 0) throw new UserError(cliText(language, 'factory-none'));
  const [first, second] = wanted === undefined ? orders : orders.filter(({ id }) => id === wanted);
  if (second) throw new UserError(cliText(language, 'factory-which', { known }));
  if (!first) throw new UserError(cliText(language, 'factory-unknown', { given: wanted ?? '', known }));
  return first;
}

const JOBS = { add, work, status, export: exportMade };
