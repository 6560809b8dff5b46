/** Rules and controls of a game, made of its own words and of the boards it keeps as examples. */
import { engine, gameById } from '../shell/engine.ts';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { gameSaysIfKnown, gameName, gameSays, words } from '../shell/words/index.ts';
import { Gone } from '../shell/gone.tsx';
import { Examples, Handling, RulesText } from './help-parts.tsx';

export function RulesScreen({ id }: { id: string }) {
  const game = gameById(id);
  if (!game) return <Gone text={words.value.gameMissing} />;
  const all = words.value;
  const notice = gameSaysIfKnown(game, 'rules.notice');
  return (
    <main id="main" class="page rules" tabIndex={-1}>
      <PageHead title={all.rulesPage(gameName(game))} />
      <nav class="rules-games" aria-label={all.chooseGame}>
        {engine().games.map((each) => (
          <a
            key={each.id}
            class={each.id === id ? 'button quiet' : 'button text'}
            href={routeHash({ at: 'rules', game: each.id })}
            {...(each.id === id && { 'aria-current': 'page' as const })}
          >
            {gameName(each)}
          </a>
        ))}
      </nav>
      <section>
        <h2>{all.rulesHow}</h2>
        <RulesText game={game} />
        <p class="row wrap">
          {game.lesson ? (
            <a class="button primary" href={routeHash({ at: 'learn', game: game.id })}>
              {all.startLesson}
            </a>
          ) : null}
          <a
            class={game.lesson ? 'button quiet' : 'button primary'}
            href={routeHash({ at: 'new', game: game.id })}
          >
            {all.tryIt}
          </a>
          <a class="button quiet" href={routeHash({ at: 'techniques', game: game.id })}>
            {all.learnTechniques}
          </a>
        </p>
        {notice === undefined ? null : <p class="soft small">{notice}</p>}
      </section>
      <section>
        <h2>{all.rulesExamples}</h2>
        <Examples game={game} />
      </section>
      <section>
        <h2>{all.rulesLevels}</h2>
        <p class="soft">{all.rulesLevelsText}</p>
        <ol class="levels">
          {game.levels.map((level) => (
            <li key={level}>{gameSays(game, { code: `level.${level}` })}</li>
          ))}
        </ol>
      </section>
      <Handling game={game} />
    </main>
  );
}
