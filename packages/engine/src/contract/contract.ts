/**
 * The laws every game must satisfy, as data: a test runner, a command or a new game's author can go through
 * them. A law returns one sentence about the first violation, or nothing when it holds. The sentences
 * are for developers, so they are here and not among the words.
 */
import type { AnyGame } from '../game.ts';
import * as answers from './solving.ts';
import * as conventions from './conventions.ts';
import * as editing from './editing.ts';
import * as helping from './optional.ts';
import * as playing from './play.ts';
import * as proofs from './proofs.ts';
import { makeSubject, type ContractOptions, type Subject } from './subject.ts';
import * as techniques from './techniques.ts';
import * as telling from './texts-and-views.ts';
import * as texts from './texts.ts';
import * as welcome from './welcome.ts';

export type { ContractOptions } from './subject.ts';

export interface Law {
  readonly name: string;
  check(): string | undefined;
}

export function contract(game: AnyGame, options: ContractOptions = {}): readonly Law[] {
  const subject = makeSubject(game, options);
  return laws.map(([name, violations]) => ({ name, check: () => firstViolation(violations, subject) }));
}

type Violations = (subject: Subject) => Generator<string, void, void>;

/** Nothing may throw; what does is a violation like any other. */
function firstViolation(violations: Violations, subject: Subject): string | undefined {
  try {
    const first = violations(subject).next();
    return first.done ? undefined : first.value;
  } catch (error) {
    return `It threw: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

const laws: readonly (readonly [name: string, violations: Violations])[] = [
  ['params have a text that reads back', texts.paramsRoundTrip],
  ['params that do not fit are refused', texts.paramsRefuse],
  ['the native text loses nothing', texts.nativeRoundTrip],
  ['moves have a text that reads back', texts.movesRoundTrip],
  ['foreign formats read back what they hold', texts.foreignRoundTrip],
  ['garbage is refused with a place and never thrown', texts.garbageRefused],
  ['golden texts still parse', texts.goldenParse],

  ['generate is a function of params and seed', playing.generateIsAFunction],
  ['a generated solution is solved', playing.solutionsSolve],
  ['a fresh puzzle is not solved', playing.freshIsUnsolved],
  ['progress counts up to solved', playing.progressCounts],
  ['states are values', playing.statesAreValues],
  ['moves from gestures are applicable', playing.gesturesApply],
  ['some gesture does something', playing.gesturesReachSomething],
  ['unknown spots give no move', playing.unknownSpotsDoNothing],
  ['plans are legal and arrive', playing.plansArrive],
  ['negations are moves of their own', playing.negationsApply],
  ['arrows reach every neighbour', playing.arrowsReachNeighbours],

  ['solve finds only solutions', answers.solveFindsSolutions],
  ['solve misses nothing', answers.solveMissesNothing],
  ['solve respects its limit', answers.solveRespectsLimit],
  ['exhausted means that there are no more', answers.exhaustedMeansAll],
  ['hints lead to the solution', answers.hintsSolve],
  ['hints follow from their reasons', answers.hintsSuffice],
  ['reasons name nothing that could be left out', answers.reasonsAreMinimal],
  ['nothing follows from no reasons', answers.sufficesCanRefuse],
  ['every link of a proof follows', proofs.linksFollow],
  ['no link follows from no place', proofs.linkFollowsCanRefuse],
  ['a proof arrives at its hint', proofs.proofsArrive],
  ['what a proof shows can be played', proofs.triesCanBePlayed],
  ['tones name places, each once', proofs.tonesNamePlaces],
  ['mistakes are named and mended', answers.mistakesAreNamed],
  ['every step of a hint is taught', techniques.everyStepIsTaught],
  ['examples of techniques show them', techniques.examplesTeach],
  ['positions to practise on are honest', techniques.exercisesAreHonest],
  ['grades are true', answers.gradesAreTrue],
  ['a task stopped early leaves no trace', answers.stoppedTasksLeaveNoTrace],

  ['every code has words in every language', telling.everyCodeHasWords],
  ['the goal is a short sentence', telling.goalsAreShort],
  ['what is left agrees with the pieces beside the board', telling.countsAgree],
  ['what is seen is not called by names that are not', telling.theEyeNeedsNoNames],
  ['everything pointed at is in the scene', telling.everythingPointedAtIsThere],
  ['scene and sketch show the same spots', telling.sceneAndSketchAgree],
  ['pictures are sound', telling.picturesAreSound],
  ['still shapes stay', telling.stillShapesStay],
  ['examples show their code', telling.examplesShowTheirCode],
  ['every issue has an example', telling.everyIssueHasAnExample],

  ['names of places can be typed and stand once', conventions.namesAreNames],
  ['rims are round their places', conventions.rimsAreRoundTheirPlaces],
  ['the main kind of target is there', conventions.mainKindIsThere],
  ['a piece is known by its spot', conventions.piecesAreKnown],
  ['a move writes what is the player\u2019s', conventions.movesWriteWhatIsThePlayers],
  ['the level field chooses a level', conventions.levelFieldChooses],

  ['every view shows the same spots', helping.viewsShowTheSame],
  ['what fits can be played and breaks nothing', helping.fitsArePlayable],
  ['meters and paths have words and places', helping.metersAndPathsTell],
  ['actions come to moves that can be played', helping.actionsCanBePlayed],
  ['tidying follows from what is drawn', helping.tidyingFollows],
  ['shading is a note', helping.shadingIsANote],
  ['one find has one identity', helping.identitiesHold],
  ['a puzzle is like itself', helping.likenessHolds],
  ['refusals explain themselves', helping.refusalsExplain],
  ['every step of a series can be made', helping.seriesCanBeMade],
  ['what is to be cut out can be cut out', helping.kitsCanBeCut],
  ['a blank and edits reach every puzzle', editing.blankReachesEverything],
  ['an edit and its puzzle read back', editing.editsRoundTrip],
  ['what is offered can be given', editing.handsMakeEdits],
  ['places of givens have spots', editing.placesAreSpots],
  ['what can be given has words', editing.editingHasWords],
  ['a mirrored edit comes back', editing.mirroredTwiceIsTheEdit],
  ['bad edits are refused with a reason', editing.badEditsAreRefused],
  ['suggestions leave one solution', editing.suggestionsMakeUnique],
  ['what is forced is forced', editing.forcedIsForced],
  ['givens that contradict each other are as few as can be', editing.conflictsAreSmallest],
  ['levels and days name what can be made', welcome.levelsAndDays],
  ['a lesson can be followed', welcome.lessonsCanBeFollowed],
  ['the picture for cards can be drawn', welcome.artCanBeDrawn],
];
