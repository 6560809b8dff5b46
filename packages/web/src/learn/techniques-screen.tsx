/** Learn: all techniques of a game, level by level; one of them has a page of its own. */
import './learn.css';
import type { AnyGame } from 'edgewise';
import { dueTechniques } from 'edgewise/train';
import type { TechniqueEntry } from '../game/job-server.ts';
import { talliesOf, today } from '../game/tallies.ts';
import { engine, gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { gameName, gameSays, gameSaysIfKnown, words } from '../shell/words/index.ts';
import { useAnswer } from './ask-techniques.ts';
import { TechniquePage } from './technique-page.tsx';
import { learnTexts } from './words.ts';

export function TechniquesScreen({ id, technique }: { id: string; technique?: string | undefined }) {
  const game = gameById(id);
  return game ? <Taught game={game} technique={technique} /> : <Gone text={words.value.gameMissing} />;
}

function Taught({ game, technique }: { game: AnyGame; technique: string | undefined }) {
  const all = useAnswer((api) => api.techniques(game.id), [game.id])?.value;
  if (technique === undefined) return <List game={game} all={all} />;
  if (all && !all.some(({ code }) => code === technique)) return <Gone text={learnTexts.value.missing} />;
  return <TechniquePage game={game} code={technique} all={all ?? []} />;
}

function List({ game, all }: { game: AnyGame; all: readonly TechniqueEntry[] | undefined }) {
  const texts = learnTexts.value;
  const levels = [...new Set(all?.map(({ level }) => level))];
  return (
    <main id="main" class="page techniques" tabIndex={-1} aria-busy={all === undefined}>
      <PageHead title={texts.title(gameName(game))} />
      <nav class="rules-games" aria-label={words.value.chooseGame}>
        {engine().games.map((each) => (
          <a
            key={each.id}
            class={each.id === game.id ? 'button quiet' : 'button text'}
            href={routeHash({ at: 'techniques', game: each.id })}
            {...(each.id === game.id && { 'aria-current': 'page' as const })}
          >
            {gameName(each)}
          </a>
        ))}
      </nav>
      {all && !all.length ? <p>{texts.none}</p> : <Intro game={game} />}
      {levels.map((level) => (
        <section key={level} aria-labelledby={`level-${level}`}>
          <h2 id={`level-${level}`}>{gameSays(game, { code: `level.${level}` })}</h2>
          <ul class="technique-list card">
            {all
              ?.filter((each) => each.level === level)
              .map(({ code }) => (
                <Row key={code} game={game} code={code} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Intro({ game }: { game: AnyGame }) {
  const texts = learnTexts.value;
  const due = dueTechniques(talliesOf(game.id), today()).length;
  return (
    <section>
      <p class="lead">{texts.about}</p>
      <p class="row wrap">
        <a class="button primary" href={routeHash({ at: 'practise', game: game.id })}>
          {due ? texts.practiseDue : texts.practise}
        </a>
        <a class="button quiet" href={routeHash({ at: 'rules', game: game.id })}>
          {words.value.howToPlay}
        </a>
      </p>
    </section>
  );
}

function Row({ game, code }: { game: AnyGame; code: string }) {
  const tally = talliesOf(game.id)[code];
  const rule = gameSaysIfKnown(game, `technique.${code}.rule`);
  const texts = learnTexts.value;
  return (
    <li>
      <a href={routeHash({ at: 'techniques', game: game.id, technique: code })}>
        <span class="technique-name">
          {gameSays(game, { code: `technique.${code}` })}
          {rule === undefined ? null : <span class="soft small">{rule}</span>}
        </span>
        {tally?.helped ? <span class="small technique-needed">{texts.needed(tally.helped)}</span> : null}
        {tally?.tried ? <span class="soft small">{texts.found(tally.found, tally.tried)}</span> : null}
        <Icon name="next" />
      </a>
    </li>
  );
}
