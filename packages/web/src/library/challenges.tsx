/** The numbered rows of a game on a page of their own. */
import { useEffect } from 'preact/hooks';
import { refreshRecords, refreshSolveRecords } from '../game/store/saved-games.ts';
import { gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { gameName, words } from '../shell/words/index.ts';
import { MakingCard } from './making-card.tsx';
import { making } from './making.ts';
import { SeriesOf } from './series.tsx';

export function ChallengesScreen({ id }: { id: string }) {
  useEffect(() => {
    void refreshRecords();
    void refreshSolveRecords();
  }, []);
  const game = gameById(id);
  if (!game) return <Gone text={words.value.gameMissing} />;
  return (
    <main id="main" class="page new" tabIndex={-1}>
      <PageHead title={words.value.challengesTitle(gameName(game))} />
      {making.value ? <MakingCard /> : null}
      {(game.params.series ?? []).map((series) => (
        <SeriesOf key={series.id} game={game} series={series} />
      ))}
    </main>
  );
}
