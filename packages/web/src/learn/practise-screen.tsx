/** Practise: one position after another whose next step is one technique, on the board that games are played on. */
import './learn.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { dueTechniques } from 'edgewise/train';
import type { TechniqueEntry } from '../game/job-server.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { paused } from '../game/pause.ts';
import { talliesOf, today } from '../game/tallies.ts';
import { chosenView } from '../game/view-options.ts';
import type { BoardHandle } from '../input/board-handle.ts';
import { Board } from '../play/board.tsx';
import { Shelf } from '../play/shelf.tsx';
import { certain } from '../shell/certain.ts';
import { Tool } from '../shell/controls.tsx';
import { gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { rove, roveBy } from '../shell/roving.ts';
import { routeHash } from '../shell/route.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { openPractice, type Practice } from './practice.ts';
import { practiceKeys } from './practice-keys.ts';
import { useAnswer } from './ask-techniques.ts';
import { learnTexts } from './words.ts';

export function PractiseScreen({ id, technique }: { id: string; technique?: string | undefined }) {
  const game = gameById(id);
  return game ? <Chosen game={game} technique={technique} /> : <Gone text={words.value.gameMissing} />;
}

function Chosen({ game, technique }: { game: AnyGame; technique: string | undefined }) {
  const all = useAnswer((api) => api.techniques(game.id), [game.id])?.value;
  if (!all) return <Waiting text={learnTexts.value.finding} />;
  const codes = all.filter(({ isPractised }) => isPractised).map(({ code }) => code);
  const isMissing = technique === undefined ? !codes.length : !codes.includes(technique);
  if (isMissing) return <Gone text={learnTexts.value.missing} />;
  return <Exercises game={game} all={all} technique={technique} />;
}

const Waiting = ({ text }: { text: string }) => (
  <main id="main" class="page" tabIndex={-1} aria-busy="true">
    <p class="soft" role="status">
      {text}
    </p>
  </main>
);

interface ExercisesProps {
  readonly game: AnyGame;
  readonly all: readonly TechniqueEntry[];
  readonly technique: string | undefined;
}

/** Techniques that needed help or are due; else those never tried, easiest first; else all in turn. */
function nextTechnique({ id }: AnyGame, all: readonly TechniqueEntry[], count: number): string {
  const codes = all.filter(({ isPractised }) => isPractised).map(({ code }) => code);
  const tallies = talliesOf(id);
  const due = dueTechniques(tallies, today()).filter((code) => codes.includes(code));
  return due[0] ?? codes.find((code) => !tallies[code]?.tried) ?? certain(codes[count % codes.length]);
}

function Exercises({ game, all, technique }: ExercisesProps) {
  const [count, setCount] = useState(0);
  const [code, setCode] = useState(() => technique ?? nextTechnique(game, all, 0));
  const [seed] = useState(() => crypto.randomUUID());
  const found = useAnswer(
    (api, job, on) => api.exercise(job, game.id, code, `${seed} ${count}`, on),
    [code, count],
  );
  const [practice, setPractice] = useState<Practice>();
  useEffect(() => {
    const opened = found?.value && openPractice(game, found.value);
    setPractice(opened);
    return () => opened?.close();
  }, [found]);
  useEffect(() => {
    paused.value = false;
    chosenView.value = undefined;
  }, []);
  if (found && !found.value) return <Gone text={learnTexts.value.notFound} />;
  if (!practice) return <Waiting text={learnTexts.value.finding} />;
  const next = () => {
    setCode(technique ?? nextTechnique(game, all, count + 1));
    setCount(count + 1);
  };
  return <Playing key={practice.exercise.text} practice={practice} onNext={next} />;
}

function Playing({ practice, onNext }: { practice: Practice; onNext: () => void }) {
  const board = useRef<BoardHandle | undefined>(undefined);
  const { now, part, exercise } = practice;
  useEffect(() => {
    document.title = `${gameSays(now.game, { code: `technique.${exercise.technique}` })} – ${words.value.app}`;
    board.current?.view.overlay.dim(part);
    board.current?.enter();
  }, [practice]);
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => practiceKeys(event, practice, board, onNext);
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  });
  return (
    <main id="main" class={`play practise${hasShelf(now) ? ' has-shelf' : ''}`} tabIndex={-1}>
      <Head now={now} technique={exercise.technique} />
      <Board now={now} handle={board} />
      <Tools now={now} />
      <aside class="side-area" aria-label={learnTexts.value.panel}>
        <div class="side">
          <ExerciseCard practice={practice} onNext={onNext} />
          {hasShelf(now) ? <Shelf now={now} board={board} /> : null}
        </div>
      </aside>
    </main>
  );
}

const Head = ({ now: { game }, technique }: { now: OpenGame; technique: string }) => (
  <header class="topbar">
    <a class="plain" href={routeHash({ at: 'techniques', game: game.id })} aria-label={learnTexts.value.all}>
      <Icon name="previous" />
    </a>
    <h1>{gameName(game)}</h1>
    <p class="chosen soft">
      <span class="chosen-name">{gameSays(game, { code: `technique.${technique}` })}</span>
    </p>
    <span class="topbar-end">
      <a class="plain" href="#/settings" aria-label={words.value.settings}>
        <Icon name="gear" />
      </a>
    </span>
  </header>
);

/** The tools that one move needs; everything else is on the card. */
function Tools({ now }: { now: OpenGame }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => rove(host.current));
  return (
    <div
      ref={host}
      class="toolbar"
      role="toolbar"
      aria-label={learnTexts.value.tools}
      onKeyDown={(event) => roveBy(event, host.current)}
    >
      <Tool
        icon="undo"
        label={words.value.undo}
        keys="Control + Z, U"
        disabled={!now.canUndo.value}
        onClick={() => void now.player.undo()}
      />
      <Tool
        icon="redo"
        label={words.value.redo}
        keys="Control + Y"
        disabled={!now.canRedo.value}
        onClick={() => void now.player.redo()}
      />
      {hasShelf(now) ? null : (
        <Tool
          icon="swap"
          label={words.value.swap}
          pressed={seen(now, 'settings').isSwapped}
          class="touch-only"
          onClick={() => now.player.swap()}
        />
      )}
    </div>
  );
}
