/** Every sentence of the game. A code is written once in each language; the compiler misses none. */
import { makeWords, type Values } from '../../../words/words.ts';
import { formatWords } from './formats.ts';

/** 'GH' as 'G and H'. */
const list =
  (and: string) =>
  (letters: string | number): string => {
    const all = Array.from(String(letters));
    const last = all.pop() ?? '';
    return all.length ? `${all.join(', ')} ${and} ${last}` : last;
  };
const en = list('and');
const fi = list('ja');

const one = (letters: string | number): boolean => String(letters).length === 1;

const SIDE: Readonly<Record<string, readonly [string, string]>> = {
  top: ['top', 'yläreunan'],
  bottom: ['bottom', 'alareunan'],
  left: ['left', 'vasemman reunan'],
  right: ['right', 'oikean reunan'],
};

const clash = ({ pieces }: Values): string =>
  one(pieces)
    ? `${pieces} has no place left`
    : String(pieces).length === 2
      ? `${en(pieces)} no longer both fit`
      : `${en(pieces)} no longer all fit`;

const törmäys = ({ pieces }: Values): string =>
  one(pieces) ? `palalla ${pieces} ei ole enää paikkaa` : `palat ${fi(pieces)} eivät mahdu enää yhtä aikaa`;

const room = ({ piece, pieces, others }: Values): string => {
  const elsewhere =
    others === 1 ? `${piece}’s only other place` : `Each of ${piece}’s ${others} other places`;
  const rest = one(pieces) ? `no room for ${pieces}` : `no room for ${en(pieces)} together`;
  return `${elsewhere} leaves ${rest}, so it belongs here.`;
};

/** True also where nothing can be spared: then none may stay empty. */
const reaching = ({ piece, reach, need, locations }: Values): string => {
  const spare = Number(reach) - Number(need);
  const empty =
    spare === 0 ? 'none of them may' : spare === 1 ? 'only one of them may' : `only ${spare} of them may`;
  return (
    `The pieces left need ${need} locations and reach ${reach}: ${empty} stay empty. ` +
    `Only ${piece} reaches ${en(locations)}, and anywhere else it leaves ${one(locations) ? 'that' : 'too many of these'} empty.`
  );
};

const yltää = ({ piece, reach, need, locations }: Values): string => {
  const spare = Number(reach) - Number(need);
  const tyhjäksi =
    spare === 0
      ? 'yksikään niistä ei saa jäädä tyhjäksi'
      : `tyhjäksi saa jäädä enintään ${spare === 1 ? 'yksi' : spare}`;
  return (
    `Jäljellä olevat palat tarvitsevat ${need} paikkaa ja yltävät ${reach} paikkaan: ${tyhjäksi}. ` +
    `Vain ${piece} yltää ${one(locations) ? 'paikkaan' : 'paikkoihin'} ${fi(locations)}, ja muualla se jättää ${one(locations) ? 'sen tyhjäksi' : 'niistä liian monta tyhjäksi'}.`
  );
};

const tila = ({ piece, pieces, others }: Values): string => {
  const muualla =
    others === 1 ? `Palan ${piece} ainoa muu paikka` : `Jokainen palan ${piece} muista paikoista (${others})`;
  const loput = one(pieces)
    ? `palalle ${pieces} ei jäisi tilaa`
    : `palat ${fi(pieces)} eivät mahtuisi yhtä aikaa`;
  return `${muualla} veisi tilan: ${loput}. Siksi se kuuluu tähän.`;
};

const ownWords = makeWords({
  en: {
    name: 'Steps',
    tagline: 'Eight stepped pieces on two levels: order matters.',
    goal: 'Put every piece on the board. What lies below comes first.',
    left: (v: Values) =>
      v['count'] === 0
        ? 'All pieces are in place.'
        : `${v['count']} ${v['count'] === 1 ? 'piece' : 'pieces'} left`,
    rules:
      'Put all eight pieces on the board. Every piece is made of rings on two levels: a lower ring sits on a peg, an upper ring between pegs, one level up. ' +
      'Turn a piece or turn it over as you like. A location takes only one ring, and a lower ring cannot go under an upper ring that is already there: so what lies below comes first. ' +
      'A piece can be lifted only while no other piece overhangs it. The pieces with a circle round their letter belong to the task and stay.',
    'example.solved': 'All eight pieces lie: solved.',
    'example.pieces-left': 'Four pieces are still in the tray.',
    'example.no-room': 'Something is in the way: a piece in the tray has no place left.',

    'preset.starter': 'Starter',
    'preset.starter.about': 'Six or seven pieces given',
    'preset.junior': 'Junior',
    'preset.junior.about': 'Five pieces given',
    'preset.expert': 'Expert',
    'preset.expert.about': 'Four pieces given',
    'preset.master': 'Master',
    'preset.master.about': 'Three pieces given',
    'preset.wizard': 'Wizard',
    'preset.wizard.about': 'Two pieces given',
    'preset.single': 'Single',
    'preset.single.about': 'One piece given',
    'field.level': 'Level',
    'field.level.help': 'How many pieces are given: the fewer, the harder.',
    'choice.level.starter': 'Starter',
    'choice.level.junior': 'Junior',
    'choice.level.expert': 'Expert',
    'choice.level.master': 'Master',
    'choice.level.wizard': 'Wizard',
    'choice.level.single': 'Single',
    'field.traps': 'Dead ends',
    'field.traps.help': 'How many of the first moves lead nowhere, compared with other tasks of the level.',
    'choice.traps.any': 'As it comes',
    'choice.traps.few': 'Few',
    'choice.traps.many': 'Many',
    'series.levels': 'Levels',
    'view.lower': 'Only the lower level',
    'view.fan': 'Levels fanned out',
    'level.starter': 'Starter: one piece at a time',
    'level.junior': 'Junior: two pieces together',
    'level.expert': 'Expert: three pieces together',
    'level.master': 'Master: four pieces together',
    'level.wizard': 'Wizard: five pieces together',
    'level.single': 'Single: six pieces together',

    solved: 'Solved: all eight pieces lie!',
    'no-room': '{piece} has no place left. Something has to be lifted.',
    'pieces-left': ({ count, pieces }) =>
      count === 1 ? `One piece is left: ${pieces}.` : `${count} pieces are left: ${en(pieces)}.`,

    'only-place': '{piece} has only this place left.',
    'only-reach': reaching,
    'technique.only-reach': 'Locations that only one piece reaches',
    'leaves-no-room': room,
    forced:
      '{piece} belongs here. There is no short reason: in every other place the pieces left never all fit.',
    'technique.only-place': 'A piece with one place left',
    'technique.leaves-no-room': 'Every other place takes the room of other pieces',
    'technique.forced': 'Only trying everything shows it',
    'technique.trap': 'First moves that lead nowhere',
    'dead-end': (values) =>
      `There is no way on since ${values.placement}: ${clash(values)}. Lift ${en(values.lift)}.`,
    impossible: (values) => `This start has no solution: ${clash(values)}.`,

    'off-board': ({ piece, ring, side }) =>
      `${piece} does not fit there: its ${ring} ring would stick out over the ${SIDE[side][0]} edge.`,
    'wrong-layer': ({ piece, ring, location }) =>
      ring === 'lower'
        ? `${piece} does not fit there: a lower ring needs a peg, and ${location} has none.`
        : `${piece} does not fit there: an upper ring goes between pegs, and ${location} is a peg.`,
    taken: '{piece} does not fit there: {location} is taken by {by}.',
    overhung: '{piece} does not fit there: its lower ring on {location} would go under {by}.',
    'used-already': '{piece} is on the board already, as {placed}.',
    covered: ({ piece, by }) =>
      one(by)
        ? `${piece} cannot be lifted: ${by} lies over it. Lift ${by} first.`
        : `${piece} cannot be lifted: ${en(by)} lie over it.`,
    fixed: '{piece} belongs to the task and stays where it is.',
    'not-on-board': '{piece} is not on the board.',
    'none-found': 'No such start turned up in {attempts} tries.',

    'label.peg': '{at}, row {row} column {column}, empty peg',
    'label.gap': '{at}, row {row} column {column}, empty, no peg',
    'label.lower': '{at}, row {row} column {column}, lower ring of {piece}',
    'label.upper': '{at}, row {row} column {column}, upper ring of {piece}',
    'label.in-tray': 'piece {piece} in the tray, orientation {orientation}',
    'label.on-board': 'piece {piece} on {home}, orientation {orientation}',
    'label.fixed': 'piece {piece} on {home}, orientation {orientation}, given',
    'label.tray': 'tray',
  },
  fi: {
    name: 'Portaat',
    tagline: 'Kahdeksan porrastettua palaa kahdessa kerroksessa: järjestys ratkaisee.',
    goal: 'Pane kaikki palat laudalle. Alimmaksi tuleva ensin.',
    left: (v: Values) =>
      v['count'] === 0
        ? 'Kaikki palat ovat paikallaan.'
        : `${v['count']} ${v['count'] === 1 ? 'pala' : 'palaa'} jäljellä`,
    rules:
      'Sijoita kaikki kahdeksan palaa laudalle. Palassa on renkaita kahdessa kerroksessa: alarengas istuu tapissa, ylärengas tappien välissä kerrosta ylempänä. ' +
      'Palaa saa kiertää ja kääntää ympäri. Paikkaan mahtuu yksi rengas, eikä alarengas mahdu paikallaan olevan ylärenkaan alle: alempi siis ensin. ' +
      'Palan voi nostaa vain, kun mikään toinen pala ei ole sen päällä. Palat, joiden kirjaimen ympärillä on kehä, kuuluvat tehtävään ja pysyvät paikallaan.',
    'example.solved': 'Kaikki kahdeksan palaa ovat laudalla: ratkaistu.',
    'example.pieces-left': 'Neljä palaa on vielä tarjottimella.',
    'example.no-room': 'Jokin on tiellä: tarjottimella on pala, jolla ei ole enää paikkaa.',

    'preset.starter': 'Alkaja',
    'preset.starter.about': 'Kuusi tai seitsemän palaa valmiina',
    'preset.junior': 'Oppilas',
    'preset.junior.about': 'Viisi palaa valmiina',
    'preset.expert': 'Taitaja',
    'preset.expert.about': 'Neljä palaa valmiina',
    'preset.master': 'Mestari',
    'preset.master.about': 'Kolme palaa valmiina',
    'preset.wizard': 'Velho',
    'preset.wizard.about': 'Kaksi palaa valmiina',
    'preset.single': 'Yksin',
    'preset.single.about': 'Yksi pala valmiina',
    'field.level': 'Taso',
    'field.level.help': 'Montako palaa on valmiina: mitä vähemmän, sitä vaikeampi.',
    'choice.level.starter': 'Alkaja',
    'choice.level.junior': 'Oppilas',
    'choice.level.expert': 'Taitaja',
    'choice.level.master': 'Mestari',
    'choice.level.wizard': 'Velho',
    'choice.level.single': 'Yksi pala',
    'field.traps': 'Umpikujia',
    'field.traps.help':
      'Kuinka moni ensimmäisistä siirroista johtaa umpikujaan tason muihin tehtäviin verrattuna.',
    'choice.traps.any': 'Miten sattuu',
    'choice.traps.few': 'Vähän',
    'choice.traps.many': 'Paljon',
    'series.levels': 'Tasot',
    'view.lower': 'Vain alakerros',
    'view.fan': 'Kerrokset erillään',
    'level.starter': 'Alkaja: pala kerrallaan',
    'level.junior': 'Oppilas: kaksi palaa yhdessä',
    'level.expert': 'Taitaja: kolme palaa yhdessä',
    'level.master': 'Mestari: neljä palaa yhdessä',
    'level.wizard': 'Velho: viisi palaa yhdessä',
    'level.single': 'Yksi pala: kuusi palaa yhdessä',

    solved: 'Ratkaistu: kaikki kahdeksan palaa ovat laudalla!',
    'no-room': 'Palalla {piece} ei ole enää paikkaa. Jotakin on nostettava.',
    'pieces-left': ({ count, pieces }) =>
      count === 1 ? `Yksi pala on jäljellä: ${pieces}.` : `${count} palaa on jäljellä: ${fi(pieces)}.`,

    'only-place': 'Palalla {piece} on enää tämä paikka.',
    'only-reach': yltää,
    'technique.only-reach': 'Paikat, joihin vain yksi pala yltää',
    'leaves-no-room': tila,
    forced:
      '{piece} kuuluu tähän. Lyhyttä perustelua ei ole: missään muussa paikassa loput palat eivät mahdu yhtä aikaa.',
    'technique.only-place': 'Pala, jolla on yksi paikka',
    'technique.leaves-no-room': 'Muut paikat vievät tilan toisilta paloilta',
    'technique.forced': 'Selviää vain kokeilemalla kaikki',
    'technique.trap': 'Ensimmäiset siirrot, jotka eivät johda mihinkään',
    'dead-end': (values) =>
      `Siirron ${values.placement} jälkeen ei pääse perille: ${törmäys(values)}. Nosta ${fi(values.lift)}.`,
    impossible: (values) => `Tällä alulla ei ole ratkaisua: ${törmäys(values)}.`,

    'off-board': ({ piece, ring, side }) =>
      `${piece} ei sovi tuohon: sen ${ring === 'lower' ? 'alarengas' : 'ylärengas'} menisi ${SIDE[side][1]} yli.`,
    'wrong-layer': ({ piece, ring, location }) =>
      ring === 'lower'
        ? `${piece} ei sovi tuohon: alarengas tarvitsee tapin, eikä paikassa ${location} ole tappia.`
        : `${piece} ei sovi tuohon: ylärengas kuuluu tappien väliin, ja paikassa ${location} on tappi.`,
    taken: '{piece} ei sovi tuohon: paikassa {location} on jo {by}.',
    overhung: '{piece} ei sovi tuohon: sen alarengas paikassa {location} jäisi palan {by} alle.',
    'used-already': '{piece} on jo laudalla: {placed}.',
    covered: ({ piece, by }) =>
      one(by)
        ? `Palaa ${piece} ei voi nostaa: ${by} on sen päällä. Nosta ensin ${by}.`
        : `Palaa ${piece} ei voi nostaa: ${fi(by)} ovat sen päällä.`,
    fixed: '{piece} kuuluu tehtävään ja pysyy paikallaan.',
    'not-on-board': '{piece} ei ole laudalla.',
    'none-found': 'Sellaista alkua ei löytynyt {attempts} yrityksellä.',

    'label.peg': '{at}, rivi {row} sarake {column}, tyhjä tappi',
    'label.gap': '{at}, rivi {row} sarake {column}, tyhjä, ei tappia',
    'label.lower': '{at}, rivi {row} sarake {column}, palan {piece} alarengas',
    'label.upper': '{at}, rivi {row} sarake {column}, palan {piece} ylärengas',
    'label.in-tray': 'pala {piece} tarjottimella, asento {orientation}',
    'label.on-board': 'pala {piece} paikassa {home}, asento {orientation}',
    'label.fixed': 'pala {piece} paikassa {home}, asento {orientation}, valmiina',
    'label.tray': 'tarjotin',
  },
});

export const words = { en: { ...ownWords.en, ...formatWords.en }, fi: { ...ownWords.fi, ...formatWords.fi } };
