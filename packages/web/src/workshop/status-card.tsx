/** How many solutions there are, in words and by shape, and what can be done about it. */
import type { ComponentChildren } from 'preact';
import type { Grade } from 'edgewise';
import { edits, type EditableGame } from 'edgewise/workshop';
import { Picture } from '../draw/picture.tsx';
import { seen, type OpenGame } from '../game/open-game.ts';
import type { ManySolutions, NoSolution, OneSolution, PlainSuggestion } from '../game/workshop-jobs.ts';
import { sceneOfText } from '../library/scenes.ts';
import { gameSays, gameSaysIfKnown, readerSays, words } from '../shell/words/index.ts';
import { makingOf, playEditText, type Making } from './draft.ts';
import {
  differing,
  isOnBoard,
  pair,
  pairCount,
  pairNumber,
  picturesOf,
  shown,
  type Shown,
} from './solutions-shown.ts';
import { isOld, status, type DraftStatus } from './status.ts';
import { openSuggestions, suggested } from './suggested.ts';
import { stopWork, suggestFor, working } from './work.ts';

const SIGNS: Readonly<Record<DraftStatus['is'], string>> = {
  thinking: 'M12 4a8 8 0 0 1 8 8',
  unknown: 'M9 9a3 3 0 1 1 4 2.800c-.8.300-1 .9-1 1.700M12 17h.01',
  none: 'M6 6l12 12M18 6 6 18',
  one: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9 12l2 2 4-4',
  many: 'M9 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z',
};

export function StatusCard({ now, onWalk }: { now: OpenGame; onWalk: () => void }) {
  const is = status.value;
  return (
    <section class={`card draft-status is-${is.is}${isOld.value ? ' is-old' : ''}`} aria-busy={isOld.value}>
      <h2>
        <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={SIGNS[is.is]} />
        </svg>
        {headline(is)}
      </h2>
      {is.is === 'none' ? <None now={now} status={is} /> : null}
      {is.is === 'one' && is.more ? <One now={now} more={is.more} onWalk={onWalk} /> : null}
      {is.is === 'many' && is.more ? <Many now={now} more={is.more} /> : null}
      {working.value ? (
        <div class="row">
          <p class="soft">{words.value.draftWorking}</p>
          <button type="button" class="quiet" onClick={stopWork}>
            {words.value.draftStop}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function headline(is: DraftStatus): string {
  if (is.is === 'many' && is.more) return words.value.draftCount(is.more.count, is.more.isMore);
  return words.value.draftStatus[is.is];
}

function None({ now, status: { obstacle, more } }: { now: OpenGame; status: NoneStatus }) {
  const { game } = makingOf(now);
  return (
    <>
      {obstacle ? <p>{readerSays(game, obstacle)}</p> : null}
      {!obstacle && more?.because.length ? <p>{words.value.draftConflict(more.because.length)}</p> : null}
      {!obstacle && more?.besides !== undefined ? (
        <p>{words.value.draftBesides(readable(game, more.besides))}</p>
      ) : null}
      {!obstacle && more && !more.because.length && more.besides === undefined ? (
        <p>{words.value.draftTried}</p>
      ) : null}
      {more?.brokenBy === undefined ? null : (
        <p class="soft">{words.value.draftBroken(readable(game, more.brokenBy))}</p>
      )}
    </>
  );
}

interface NoneStatus {
  readonly obstacle?: Parameters<typeof readerSays>[1];
  readonly more?: NoSolution;
}

/** 'c3=2,d4=-' as people write it: 'c3 = 2, d4 = –'; settings by their names. */
const readable = (game: EditableGame, text: string): string => {
  const read = edits.parse(text);
  return (read.ok ? read.value : [])
    .map(
      ({ on, to }) =>
        gameSaysIfKnown(game, `given.${on}`) ??
        `${gameSaysIfKnown(game, `field.${on}`) ?? on} = ${gameSaysIfKnown(game, `choice.${on}.${to}`) ?? to.replace(/^-$/, '–')}`,
    )
    .join(', ');
};

function One({
  now,
  more: { grade, spare },
  onWalk,
}: {
  now: OpenGame;
  more: OneSolution;
  onWalk: () => void;
}) {
  const all = words.value;
  const { game } = makingOf(now);
  return (
    <>
      <p>{gradeText(gameSays(game, { code: `level.${grade.level}` }), grade)}</p>
      <p class="soft">{all.draftSpare(spare.length)}</p>
      {Object.keys(grade.uses).length ? (
        <details>
          <summary>{all.draftTechniques}</summary>
          <ul class="uses">
            {Object.entries(grade.uses).map(([code, times]) => (
              <li key={code}>
                {gameSaysIfKnown(game, `technique.${code}`) ??
                  gameSaysIfKnown(game, `answer.${code}`) ??
                  code}
                : {times}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <div class="row wrap">
        <button type="button" class="quiet" onClick={onWalk}>
          {all.draftWalk}
        </button>
      </div>
    </>
  );
}

function gradeText(level: string, grade: Grade & { readonly difficulty?: number }): string {
  const { draftLevel, draftDifficulty } = words.value;
  const parts = [draftLevel(level)];
  if (grade.difficulty !== undefined) parts.push(draftDifficulty(grade.difficulty));
  return parts.join(' · ');
}

function Many({ now, more }: { now: OpenGame; more: ManySolutions }) {
  const all = words.value;
  const toggle = (to: Shown, label: string): ComponentChildren => (
    <button
      type="button"
      class="quiet"
      aria-pressed={shown.value === to}
      onClick={() => (shown.value = shown.value === to ? 'none' : to)}
    >
      {shown.value === to ? all.draftHideTwo : label}
    </button>
  );
  return (
    <>
      {more.isProved ? null : <p class="soft">{all.draftFound}</p>}
      <p>{all.draftOpenPlaces(more.open.length)}</p>
      <div class="row wrap">
        {toggle('pair', all.draftShowTwo)}
        {toggle('certain', all.draftShowCertain)}
        {shown.value === 'pair' && pairCount.value > 1 ? (
          <button type="button" class="quiet" onClick={() => pairNumber.value++}>
            {all.draftAnotherPair}
          </button>
        ) : null}
      </div>
      {shown.value === 'pair' ? <Pair now={now} /> : null}
      {shown.value === 'certain' ? <Certain now={now} more={more} /> : null}
      <Suggestions now={now} />
    </>
  );
}

/** Side by side as well: overlaid pieces are hard to read. */
function Pair({ now }: { now: OpenGame }) {
  const making = makingOf(now);
  const all = words.value;
  const texts = pair.value;
  return (
    <>
      <p class="soft small">{legend(making)}</p>
      <div class="draft-pair">
        {(texts ? picturesOf(making, texts) : []).map(({ scene, marks }, i) => (
          <Picture key={i} scene={scene} marks={marks} label={i === 0 ? all.draftFirst : all.draftSecond} />
        ))}
      </div>
    </>
  );
}

const legend = (making: Making): string => {
  const { draftLegend, draftLegendBeside, draftLegendPieces } = words.value;
  if (!isOnBoard(making)) return draftLegendBeside;
  const { game, draft } = making;
  const { puzzle } = draft.design;
  return game.scene(puzzle, game.start(puzzle)).shelf ? draftLegendPieces : draftLegend;
};

/** What the board cannot show: one solution, marked where others differ. */
function Certain({ now, more }: { now: OpenGame; more: ManySolutions }) {
  const making = makingOf(now);
  const scene = isOnBoard(making) ? undefined : sceneOfText(making.game, more.solutions[0] ?? '');
  if (!scene) return null;
  return (
    <div class="draft-certain">
      <p class="soft small">{words.value.draftLegendCertain}</p>
      <Picture scene={scene} marks={differing(scene, more.open)} label={words.value.draftFirst} />
    </div>
  );
}

function Suggestions({ now }: { now: OpenGame }) {
  const { version } = seen(now, 'position');
  const all = words.value;
  const find = async () => {
    const list = await suggestFor(now);
    if (list) suggested.value = { list, accepted: new Set(), version: now.player.version };
  };
  const known = suggested.value;
  if (known?.version !== version)
    return (
      <button type="button" class="primary" onClick={() => void find()}>
        {all.draftSuggest}
      </button>
    );
  const { game } = makingOf(now);
  const { list, accepted } = known;
  const left = openSuggestions(known);
  const accept = (some: readonly PlainSuggestion[]) => {
    const texts = some.map(({ edits }) => edits);
    if (!playEditText(now, texts.join(','))) return;
    suggested.value = { list, accepted: new Set([...accepted, ...texts]), version: now.player.version };
  };
  return (
    <div class="draft-suggestions">
      <p>{all.draftSuggested(list.length)}</p>
      <ul>
        {left.map((each) => (
          <li key={each.edits}>
            <button
              type="button"
              class="quiet"
              aria-label={all.draftAccept(readable(game, each.edits))}
              onClick={() => accept([each])}
            >
              {readable(game, each.edits)}
            </button>
            {each.differing || each === list.at(-1) ? (
              <span class="soft small">{all.draftLeftOpen(each.differing)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {left.length > 1 ? (
        <button type="button" class="primary" onClick={() => accept(left)}>
          {all.draftAcceptAll}
        </button>
      ) : null}
    </div>
  );
}
