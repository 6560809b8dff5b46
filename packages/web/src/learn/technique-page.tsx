/** One technique: its rule, before and after, why it holds, examples. Everything comes from hints themselves. */
import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, Slot } from 'edgewise';
import { ruleOf, type Exercise, type TechniquePage as Page } from 'edgewise/train';
import { Picture } from '../draw/picture.tsx';
import type { TechniqueEntry } from '../game/job-server.ts';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { Said } from '../shell/said.tsx';
import { gameName, gameSays } from '../shell/words/index.ts';
import { useAnswer } from './ask-techniques.ts';
import { Drawn } from './drawn.tsx';
import { Reasoning } from './reasoning.tsx';
import { viewsOf, type View } from './views.ts';
import { learnTexts } from './words.ts';

interface PageProps {
  readonly game: AnyGame;
  readonly code: string;
  readonly all: readonly TechniqueEntry[];
}

export function TechniquePage({ game, code, all }: PageProps) {
  const page = useAnswer((api, job, on) => api.technique(job, game.id, code, on), [game.id, code])?.value;
  return (
    <main id="main" class="page technique" tabIndex={-1} aria-busy={page === undefined}>
      <PageHead title={gameSays(game, { code: `technique.${code}` })} />
      {page ? <Content game={game} page={page} isPractised={isPractised(all, code)} /> : null}
      <Neighbours game={game} code={code} all={all} />
    </main>
  );
}

const isPractised = (all: readonly TechniqueEntry[], code: string): boolean =>
  all.find((each) => each.code === code)?.isPractised ?? false;

function Content({
  game,
  page,
  isPractised: practised,
}: {
  game: AnyGame;
  page: Page;
  isPractised: boolean;
}) {
  const texts = learnTexts.value;
  const rule = gameSays(game, ruleOf(game, page));
  const [first, ...more] = page.examples;
  return (
    <>
      <section class="technique-rule">
        <p class="soft">
          {gameName(game)} · {gameSays(game, { code: `level.${page.level}` })}
        </p>
        <p class="lead">{rule}</p>
        {practised ? (
          <a class="button primary" href={routeHash({ at: 'practise', game: game.id, technique: page.code })}>
            {texts.practiseThis}
          </a>
        ) : (
          <p class="soft small">{texts.advice}</p>
        )}
      </section>
      {first ? <First game={game} example={first} /> : null}
      {more.length ? (
        <section>
          <h2>{texts.examples}</h2>
          <ul class="technique-examples">
            {more.map((example, index) => (
              <li key={example.text}>
                <Example game={game} example={example} number={index + 2} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function First({ game, example }: { game: AnyGame; example: Exercise }) {
  const texts = learnTexts.value;
  const views = useMemo(() => viewsOf(game, example), [game, example]);
  if (!views) return null;
  const said = gameSays(game, example.hint);
  return (
    <>
      <div class="before-after">
        <Framed view={views.before} caption={texts.before} label={texts.beforeOf(said)} />
        <Framed view={views.after} caption={texts.after} label={texts.afterOf(said)} />
      </div>
      <Pieces pieces={views.pieces} />
      <Reasoning game={game} hint={example.hint} views={views} />
    </>
  );
}

/** The sentence of the hint, the position and, at a press, the step. */
function Example({ game, example, number }: { game: AnyGame; example: Exercise; number: number }) {
  const texts = learnTexts.value;
  const [isAfter, setAfter] = useState(false);
  const views = useMemo(() => viewsOf(game, example), [game, example]);
  if (!views) return null;
  const said = gameSays(game, example.hint);
  const view = isAfter ? views.after : views.before;
  return (
    <article class="card technique-example" aria-label={texts.exampleOf(number)}>
      <Drawn view={view} label={(isAfter ? texts.afterOf : texts.beforeOf)(said)} />
      <Pieces pieces={isAfter ? [] : views.pieces} />
      <p>
        <Said game={game} labels={[example.hint]} />
      </p>
      <button type="button" class="quiet" aria-pressed={isAfter} onClick={() => setAfter(!isAfter)}>
        {isAfter ? texts.showBefore : texts.showAfter}
      </button>
    </article>
  );
}

const Framed = ({ view, caption, label }: { view: View; caption: string; label: string }) => (
  <figure class="card">
    <Drawn view={view} label={label} />
    <figcaption class="soft">{caption}</figcaption>
  </figure>
);

/** A step may refer to pieces that are not on the board yet. */
function Pieces({ pieces }: { pieces: readonly Slot[] }) {
  if (!pieces.length) return null;
  return (
    <ul class="technique-pieces" aria-label={learnTexts.value.pieces}>
      {pieces.map(({ spot, width, height, shapes }) => (
        <li key={spot}>
          <Picture scene={{ width, height, shapes, targets: [], mainKind: '' }} />
        </li>
      ))}
    </ul>
  );
}

/** Links to the previous technique, all techniques and the next. */
function Neighbours({ game, code, all }: PageProps) {
  const at = all.findIndex((each) => each.code === code);
  const link = (to: TechniqueEntry | undefined, icon: 'previous' | 'next') =>
    to ? (
      <a class="button text" href={routeHash({ at: 'techniques', game: game.id, technique: to.code })}>
        {icon === 'previous' ? <Icon name={icon} /> : null}
        {gameSays(game, { code: `technique.${to.code}` })}
        {icon === 'next' ? <Icon name={icon} /> : null}
      </a>
    ) : (
      <span />
    );
  return (
    <nav class="technique-nav" aria-label={learnTexts.value.all}>
      {link(all[at - 1], 'previous')}
      <a class="button text" href={routeHash({ at: 'techniques', game: game.id })}>
        {learnTexts.value.all}
      </a>
      {link(at < 0 ? undefined : all[at + 1], 'next')}
    </nav>
  );
}
