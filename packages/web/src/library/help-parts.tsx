/** What explains a game: its rules, boards that show them, and its controls on this device. */
import { useMemo } from 'preact/hooks';
import type { AnyGame, Example } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { gameSays, gameSaysIfKnown, words } from '../shell/words/index.ts';

/** The rules, and how a setting of a new game changes them: `rules.<option>`. */
export function RulesText({ game }: { game: AnyGame }) {
  const variants = game.params.fields.flatMap((field) =>
    field.kind === 'choice'
      ? field.options.flatMap((option) => {
          const text = gameSaysIfKnown(game, `rules.${option}`);
          return text === undefined
            ? []
            : [{ name: gameSays(game, { code: `choice.${field.key}.${option}` }), text }];
        })
      : [],
  );
  return (
    <>
      <p class="lead">{gameSays(game, { code: 'rules' })}</p>
      {variants.map(({ name, text }) => (
        <p key={name}>
          <strong>{name}:</strong> {text}
        </p>
      ))}
    </>
  );
}

export const Examples = ({ game, most }: { game: AnyGame; most?: number }) => (
  <ul class="examples">
    {game.examples.slice(0, most).map((example) => (
      <ExampleCard key={example.code} game={game} example={example} />
    ))}
  </ul>
);

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

/** The board, and the spots that the check itself names for the example's issue. */
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

/** Does the game have pieces beside its board? Its own examples show it. */
function hasPieces(game: AnyGame): boolean {
  const read = game.examples[0] && game.native.parse(game.examples[0].text);
  if (!read?.ok) return false;
  const { puzzle, state } = read.value;
  return game.scene(puzzle, state ?? game.start(puzzle)).shelf !== undefined;
}

/** Keys for what only some games have. */
function knows(game: AnyGame, key: string): boolean {
  if (key === 'T') return game.pathsThrough !== undefined;
  return key !== 'V' || (game.views?.length ?? 0) > 0;
}

/** A phone has neither a second button nor keys to press. */
const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

export function Handling({ game }: { game: AnyGame }) {
  const all = words.value;
  const pieces = useMemo(() => hasPieces(game), [game]);
  if (isTouchOnly())
    return (
      <section>
        <h2>{all.controlsTitle}</h2>
        <Rows class="controls" rows={pieces ? all.pieceTouch : all.markTouch} />
      </section>
    );
  const own = pieces ? all.pieceKeys.filter(([key]) => knows(game, key)) : all.markKeys;
  return (
    <>
      <section>
        <h2>{all.controlsTitle}</h2>
        <Rows class="controls" rows={pieces ? all.pieceMouse : all.markMouse} />
      </section>
      <section>
        <h2>{all.shortcutsTitle}</h2>
        <KeyRows rows={[...own, ...all.keys]} />
      </section>
    </>
  );
}

type RowList = readonly (readonly [string, string])[];

const Rows = ({ rows, class: name }: { rows: RowList; class: string }) => (
  <dl class={name}>
    {rows.map(([what, does]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);

const KeyRows = ({ rows }: { rows: RowList }) => (
  <dl class="keys">
    {rows.map(([keys, meaning]) => (
      <div key={`${keys} ${meaning}`}>
        <dt>
          {keys.split(', ').map((combination, i) => (
            <span key={combination}>
              {i ? ' ' : ''}
              <kbd>{combination}</kbd>
            </span>
          ))}
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
