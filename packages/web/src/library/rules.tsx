/** Rules and controls of a game, made of its own words and of the boards it keeps as examples. */
import { useMemo } from 'preact/hooks';
import type { AnyGame, Example } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { ControlList, knows, KeyTable } from '../input/key-sheet.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Picture } from '../draw/picture.tsx';
import { routeHash } from '../shell/route.ts';
import { gameSaysIfKnown, gameName, gameSays, words } from '../shell/words/index.ts';
import { Gone } from '../shell/gone.tsx';

/** Does the game have pieces beside its board? Its own examples show it. */
function hasPieces(game: AnyGame): boolean {
  const read = game.examples[0] && game.native.parse(game.examples[0].text);
  if (!read?.ok) return false;
  const { puzzle, state } = read.value;
  return game.scene(puzzle, state ?? game.start(puzzle)).shelf !== undefined;
}

export function RulesScreen({ id }: { id: string }) {
  const game = gameById(id);
  if (!game) return <Gone text={words.value.gameMissing} />;
  const all = words.value;
  const pieces = hasPieces(game);
  const notice = gameSaysIfKnown(game, 'rules.notice');
  return (
    <main id="main" class="page rules" tabIndex={-1}>
      <PageHead title={all.rulesPage(gameName(game))} />
      <nav class="rules-games" aria-label={all.chooseGame}>
        {engine().games.map((each) => (
          <a
            key={each.id}
            class={each.id === id ? 'button sunk' : 'button text'}
            href={routeHash({ at: 'rules', game: each.id })}
            {...(each.id === id && { 'aria-current': 'page' as const })}
          >
            {gameName(each)}
          </a>
        ))}
      </nav>
      <section>
        <h2>{all.rulesHow}</h2>
        <p class="lead">{gameSays(game, { code: 'rules' })}</p>
        {variantRules(game).map((text) => (
          <p key={text}>{text}</p>
        ))}
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
        </p>
        {notice === undefined ? null : <p class="soft small">{notice}</p>}
      </section>
      <section>
        <h2>{all.rulesExamples}</h2>
        <ul class="examples">
          {game.examples.map((example) => (
            <ExampleCard key={example.code} game={game} example={example} />
          ))}
        </ul>
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
      <section>
        <h2>{all.controlsTitle}</h2>
        {pieces ? <ControlList rows={all.pieceControls} /> : <ControlList />}
      </section>
      <section class="only-keys">
        <h2>{all.shortcutsTitle}</h2>
        <KeyTable rows={pieces ? all.pieceKeys.filter(([key]) => knows(game.id, key)) : all.markKeys} />
        <KeyTable />
      </section>
    </main>
  );
}

/** What a choice of the new game changes in the rules: `rules.<option>`. */
const variantRules = (game: AnyGame): readonly string[] =>
  game.params.fields
    .flatMap((field) => (field.kind === 'choice' ? field.options : []))
    .flatMap((option) => gameSaysIfKnown(game, `rules.${option}`) ?? []);

function ExampleCard({ game, example }: { game: AnyGame; example: Example }) {
  const shown = useMemo(() => exampleOf(game, example), [game, example]);
  if (!shown) return null;
  const text = gameSaysIfKnown(game, `example.${example.code}`) ?? gameSays(game, { code: example.code });
  return (
    <li class="card example">
      <Picture scene={shown.scene} marks={shown.marks} label={text} />
      <p>{text}</p>
    </li>
  );
}

/** The board, and the spots that the check itself names for what the example is about. */
function exampleOf(game: AnyGame, { code, text }: Example) {
  const read = game.native.parse(text);
  if (!read.ok) return undefined;
  const { puzzle } = read.value;
  const state: unknown = read.value.state ?? game.start(puzzle);
  const issue = game.check(puzzle, state).issues.find((each) => each.code === code);
  const marks = issue
    ? [{ style: issue.kind === 'wrong' ? ('wrong' as const) : ('picked' as const), spots: issue.at }]
    : [];
  return { scene: game.scene(puzzle, state), marks };
}
