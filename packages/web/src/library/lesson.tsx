/** The first lesson of a game: three boards, each ended by the player's own move. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame, LessonStep, Scene, Spot } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { announceNow } from '../shell/announce.ts';
import { certain } from '../shell/certain.ts';
import { engine, gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { routeHash } from '../shell/route.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { levelsOf } from './levels.ts';
import { MakingCard } from './making-card.tsx';
import { makeAndPlay, making } from './making.ts';
import { finished } from './scenes.ts';

const DONE = 900; // milliseconds that a finished step stays visible

export function LessonScreen({ id }: { id: string }) {
  const game = gameById(id);
  if (!game?.lesson) return <Gone text={words.value.gameMissing} />;
  return <Lesson game={game} steps={game.lesson} />;
}

function Lesson({ game, steps }: { game: AnyGame; steps: readonly LessonStep[] }) {
  const [at, setAt] = useState(0);
  const [isDone, setDone] = useState(false);
  const step = certain(steps[at]);
  const isLast = at === steps.length - 1;
  useEffect(() => {
    if (!isDone || isLast) return undefined;
    const timer = setTimeout(() => {
      setDone(false);
      setAt(at + 1);
    }, DONE);
    return () => clearTimeout(timer);
  }, [isDone, isLast, at]);
  return (
    <main id="main" class="page lesson" tabIndex={-1}>
      <header class="lesson-head">
        <h1 aria-label={words.value.lessonTitle(gameName(game))}>{gameName(game)}</h1>
        <span class="lesson-bar" role="img" aria-label={words.value.lessonStep(at + 1, steps.length)}>
          {steps.map(({ code }, i) => (
            <i key={code} class={i <= at ? 'on' : ''} />
          ))}
        </span>
        <a class="button text" href="#/">
          {words.value.lessonSkip}
        </a>
      </header>
      {making.value ? <MakingCard /> : null}
      <LessonBoard key={step.code} game={game} step={step} isDone={isDone} onDone={() => setDone(true)} />
      <section class="card lesson-card" aria-live="polite">
        <h2>{gameSays(game, { code: `lesson.${step.code}` })}</h2>
        <p>
          {isDone && isLast ? words.value.lessonDone : gameSays(game, { code: `lesson.${step.code}.text` })}
        </p>
        {isDone && isLast ? <LessonEnd game={game} /> : <Touch step={step} />}
      </section>
    </main>
  );
}

const Touch = ({ step }: { step: LessonStep }) => (
  <p class="soft lesson-touch">
    <Icon name="hand" />
    {'path' in step.gesture ? words.value.lessonPick : words.value.lessonHint}
  </p>
);

function LessonEnd({ game }: { game: AnyGame }) {
  const [first] = levelsOf(game);
  const play = () => void makeAndPlay(game, engine().formatParams(game.params, first.params));
  const others = engine().games.filter((each) => each.lesson && each.id !== game.id);
  return (
    <>
      <button type="button" class="primary lesson-play" onClick={play}>
        {words.value.lessonPlay}
      </button>
      <p class="quiet-links">
        {others.map((each) => (
          <a key={each.id} class="button text" href={routeHash({ at: 'learn', game: each.id })}>
            {gameName(each)}
          </a>
        ))}
      </p>
    </>
  );
}

interface BoardProps {
  readonly game: AnyGame;
  readonly step: LessonStep;
  readonly isDone: boolean;
  readonly onDone: () => void;
}

/** What the player sees before and after the step's own gesture. */
function scenesOf(game: AnyGame, { text, gesture }: LessonStep): readonly [Scene, Scene] | undefined {
  const read = game.native.parse(text);
  if (!read.ok) return undefined;
  const { puzzle } = read.value;
  const state: unknown = read.value.state ?? game.start(puzzle);
  const move = game.interpret(puzzle, state, gesture);
  const after = move.ok ? game.apply(puzzle, state, move.value) : move;
  return after.ok ? [game.scene(puzzle, state), finished(game.scene(puzzle, after.value))] : undefined;
}

/** The ringed spots are buttons, in order; a touch anywhere else changes nothing and says so. */
function LessonBoard({ game, step, isDone, onDone }: BoardProps) {
  const scenes = useMemo(() => scenesOf(game, step), [game, step]);
  const [touched, setTouched] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const path = 'path' in step.gesture ? step.gesture.path : [step.gesture.on];
  const next: Spot | undefined = isDone ? undefined : path[touched];
  if (!scenes) return null;
  const scene = scenes[isDone ? 1 : 0];
  const touch = (spot: Spot) => {
    setWrong(false);
    if (spot === path.at(-1)) onDone();
    else setTouched(touched + 1);
  };
  const miss = () => {
    if (isDone) return;
    setWrong(true);
    announceNow(words.value.lessonWrong);
  };
  const marks = step.shows && !isDone ? [{ style: 'picked' as const, spots: step.shows }] : [];
  return (
    <div class="lesson-table" onClick={miss}>
      <div
        class="lesson-board"
        style={{ aspectRatio: `${scene.width} / ${scene.height}`, '--ratio': scene.width / scene.height }}
      >
        <Picture scene={scene} marks={marks} />
        {next !== undefined ? <Ring scene={scene} spot={next} onTouch={() => touch(next)} /> : null}
      </div>
      <ul class="lesson-shelf">
        {scene.shelf?.slots.map((slot) =>
          slot ? (
            <li key={slot.spot} class={slot.spot === path[0] && touched > 0 ? 'held' : ''}>
              <Picture scene={{ ...scene, width: slot.width, height: slot.height, shapes: slot.shapes }} />
              {slot.spot === next ? <RingButton onTouch={() => touch(slot.spot)} /> : null}
            </li>
          ) : null,
        )}
      </ul>
      <p class="problem lesson-wrong">{isWrong && !isDone ? words.value.lessonWrong : '\u00A0'}</p>
    </div>
  );
}

function Ring({ scene, spot, onTouch }: { scene: Scene; spot: Spot; onTouch: () => void }) {
  const target = scene.targets.find((each) => each.spot === spot);
  const isOnShelf = scene.shelf?.slots.some((slot) => slot?.spot === spot);
  if (!target || isOnShelf) return null;
  const left = `${(100 * target.x) / scene.width}%`;
  const top = `${(100 * target.y) / scene.height}%`;
  return <RingButton at={{ left, top }} onTouch={onTouch} />;
}

const RingButton = ({ at, onTouch }: { at?: { left: string; top: string }; onTouch: () => void }) => (
  <button
    type="button"
    class="ring"
    aria-label={words.value.lessonHint}
    {...(at && { style: at })}
    onClick={(event) => {
      event.stopPropagation();
      onTouch();
    }}
  />
);
