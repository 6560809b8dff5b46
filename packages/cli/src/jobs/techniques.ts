/** techniques: what hints teach, level by level, with the rule in a sentence and positions that show it. */
import { say, type AnyGame, type Technique } from 'edgewise';
import { canPractise, pageOf, ruleOf } from 'edgewise/train';
import type { CommandCall } from '../args/call.ts';
import { gameById } from '../args/game-by-id.ts';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';
import { jsonLine } from './answer.ts';
import { Driver } from './driver.ts';

export async function listTechniques({ games, argument, settings, io }: CommandCall): Promise<number> {
  const wanted = argument === undefined ? games : [gameById(games, argument, settings.language)];
  const driver = new Driver(io.signal);
  let line = 0;
  for (const [index, game] of wanted.entries()) {
    if (!settings.json) await print(io, 'stdout', headOf(game, settings, index === 0));
    let level: string | undefined;
    for (const technique of game.techniques) {
      const rule = await ruleText(game, technique, settings, driver);
      const text = settings.json
        ? jsonLine({ line: ++line, ...dataOf(game, technique, rule, settings) })
        : described(game, technique, rule, technique.level !== level, settings);
      level = technique.level;
      await print(io, 'stdout', text);
    }
  }
  return EXITS.done;
}

const headOf = (game: AnyGame, { language }: Settings, isFirst: boolean): string => {
  const none = game.techniques.length ? '' : `  ${cliText(language, 'techniques-none', { game: game.id })}\n`;
  return `${isFirst ? '' : '\n'}${game.id}: ${say(game.words, language, { code: 'name' })}\n${none}`;
};

/** The technique's own words are available at once; otherwise the hint of the first example has to be found. */
async function ruleText(
  game: AnyGame,
  { code, level }: Technique,
  { language }: Settings,
  driver: Driver,
): Promise<string> {
  const own = ruleOf(game, { code, level, examples: [] });
  if (Object.hasOwn(game.words.en, own.code)) return say(game.words, language, own);
  const page = await driver.finish(pageOf(game, code));
  return say(game.words, language, page ? ruleOf(game, page) : own);
}

const nameOf = ({ words }: AnyGame, code: string, { language }: Settings): string =>
  say(words, language, { code: `technique.${code}` });

function described(
  game: AnyGame,
  technique: Technique,
  rule: string,
  isNewLevel: boolean,
  settings: Settings,
): string {
  const { code, level, examples } = technique;
  const advice = canPractise(technique) ? '' : ` (${cliText(settings.language, 'technique-advice')})`;
  return [
    ...(isNewLevel ? [`  ${say(game.words, settings.language, { code: `level.${level}` })}`] : []),
    `    ${code}: ${nameOf(game, code, settings)}${advice}`,
    `      ${rule}`,
    ...examples.map((text) => `      ${text}`),
    '',
  ].join('\n');
}

const dataOf = (game: AnyGame, technique: Technique, rule: string, settings: Settings): object => {
  const { code, kind, level, examples } = technique;
  const name = nameOf(game, code, settings);
  return { game: game.id, code, name, rule, kind, level, practised: canPractise(technique), examples };
};
