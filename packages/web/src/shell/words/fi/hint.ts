/** Vihjeet, tarkistus, välipisteet ja ratkaisu suomeksi. */
import type { enHint } from '../en/hint.ts';

export const fiHint: typeof enHint = {
  // Hints
  hintTitle: 'Vihje',
  hintBusy: 'Mietitään…',
  rungNames: ['Vielä ratkaistavissa?', 'Missä', 'Mitä', 'Miksi', 'Tee se'],
  rungOf: (rung, name) => `Porras ${rung}/5: ${name}`,
  hintGood: 'Kyllä. Kaikki tähänastinen voi jäädä.',
  hintWhere: 'Katso kehystettyä kohtaa.',
  hintWhat: (technique) => `Kokeile tätä: ${technique}.`,
  hintLevel: (level) => `Taso: ${level}`,
  hintSolved: 'Pulma on ratkaistu. Vihjattavaa ei ole.',
  hintOpen: 'Tämän voi vielä ratkaista, eikä mikään ole pakollista: useampi kuin yksi tapa käy.',
  hintDead: 'Tätä ei enää saa valmiiksi.',
  hintUnknown: 'Tästä asemasta ei voi sanoa mitään varmaa.',
  hintMistake: 'Jokin meni vikaan.',
  takeBack: 'Ota se pois',
  lastGood: 'Viimeinen hyvä asema',
  hintEnd: 'Pane vihje pois',

  // Checking
  checkTitle: 'Tarkistus',
  checkGood: 'Mikään ei ole toistaiseksi väärin.',
  checkWrong: 'Korjattavaa',
  checkTodo: 'Vielä tekemättä',
  checkStep: 'F8 siirtyy seuraavaan.',
  checkMore: (count) => `ja ${count} muuta`,
  fullWrong: (count) =>
    count === 1
      ? 'Kaikki on täytetty, mutta yksi asia ei täsmää.'
      : `Kaikki on täytetty, mutta ${count} asiaa ei täsmää.`,

  // Checkpoints
  checkpointsTitle: 'Välietapit',
  checkpointName: (index) => `Välietappi ${index}`,
  checkpointCount: (count) => (count === 1 ? '1 välietappi' : `${count} välietappia`),
  checkpointFresh: 'Mitään ei ole vielä kokeiltu',
  onTrial: (what) => `Kokeilussa: ${what}`,
  checkpointReturn: 'Palaa',
  checkpointReject: 'Hylkää',
  checkpointForget: 'Unohda',
  since: (count) => (count === 1 ? 'Yksi siirto sen jälkeen' : `${count} siirtoa sen jälkeen`),

  // Solving
  solving: 'Ratkaistaan…',
  solvingStop: 'Seis',
  solveNone: 'Ratkaisua ei löytynyt.',
  solveAsk: 'Näytetäänkö koko ratkaisu?',
  solveAskText: 'Se on yksi askel, ja sen voi kumota.',
};
