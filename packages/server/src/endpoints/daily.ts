/** The daily puzzles and their boards. */
import { dailyPreset } from 'edgewise-web/daily';
import * as v from 'valibot';
import { endpoint, playerOf } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { day, gameId, whole, zone } from '../http/schemas.ts';
import { follow, start } from '../together/attempts.ts';
import { boardOf, pathsOf } from '../together/board.ts';
import { Dailies, dailyGames } from '../together/dailies.ts';
import { isOver, OPEN_DAYS } from '../together/days.ts';
import { attemptEndedBy, submit } from '../together/results.ts';
import * as answers from './answers.ts';

const ofDay = v.object({ day });
const ofGame = v.object({ day, game: gameId });
const CERTIFICATE_LIMIT = 4_000_000;

export const dailyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/daily/{day}',
    about:
      'The games that have a puzzle on a day, and their levels. A puzzle itself comes when it is started.',
    access: 'open',
    keep: true,
    params: ofDay,
    answer: answers.dailies,
    async run(_services, { params, now }) {
      Dailies.refuseUnopened(params.day, now);
      return {
        day: params.day,
        puzzles: dailyGames().map((game) => ({
          game: game.id,
          preset: dailyPreset(game, params.day)?.id ?? '',
        })),
      };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/daily/{day}/{game}/start',
    about:
      'Starts a daily puzzle and returns it. The first start is kept; it counts if the date is that of the player, whose zone is in minutes east of UTC.',
    access: 'player',
    params: ofGame,
    body: v.object({ zone }),
    answer: answers.start,
    async run({ dailies, database }, call) {
      const { params, body, now } = call;
      Dailies.refuseUnopened(params.day, now);
      const daily = await dailies.of(params.day, params.game);
      const attempt = await start(database, playerOf(call), { ...params, zone: body.zone }, now);
      const { started_at, counts, log_lines } = attempt;
      return { ...daily, startedAt: started_at, counts, logLines: log_lines };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/daily/{day}/{game}/log',
    about: 'Lines of the log during play, from line number `from` on: the certificate must begin with them.',
    access: 'player',
    params: ofGame,
    body: v.object({
      from: whole(0, 1_000_000),
      lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100_000))), v.minLength(1), v.maxLength(5_000)),
    }),
    answer: answers.logLines,
    run: async ({ database }, call) => ({
      lines: await follow(database, playerOf(call), { ...call.params, ...call.body }),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/results',
    about:
      'A solved daily puzzle, as the certificate of the game, which is replayed. A player’s first result counts.',
    access: 'player',
    cost: 2,
    limit: CERTIFICATE_LIMIT,
    body: v.object({ day, certificate: v.pipe(v.string(), v.maxLength(CERTIFICATE_LIMIT)) }),
    answer: answers.verdict,
    attempt: attemptEndedBy,
    async run(services, call) {
      const { attempt, body, now } = call;
      Dailies.refuseUnopened(body.day, now);
      const { day, game, result, first } = await submit(services, playerOf(call), attempt, body, now);
      const { verdict, unusual, wall_ms, active_ms, moves, hints, given } = result;
      return {
        day,
        game,
        verdict,
        unusual,
        wallMs: wall_ms,
        activeMs: active_ms,
        moves,
        hints,
        given,
        first,
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/board/{day}/{game}',
    about:
      'The spread and ranking of a day’s results: by time since the start (race) and by time at the board (calm).',
    access: 'maybe',
    params: ofGame,
    answer: answers.board,
    async run({ database }, { params, player, now }) {
      Dailies.refuseUnopened(params.day, now);
      return boardOf(database, params.day, params.game, player);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/daily/{day}/{game}/paths',
    about: `Everyone's certificates of a day, to replay: open ${OPEN_DAYS} days after it.`,
    access: 'open',
    params: ofGame,
    answer: answers.paths,
    async run({ database }, { params, now }) {
      if (!isOver(params.day, now))
        throw new Refusal(403, 'paths-closed', `Paths can be seen ${OPEN_DAYS} days after the puzzle.`);
      return { paths: await pathsOf(database, params.day, params.game) };
    },
  }),
];
