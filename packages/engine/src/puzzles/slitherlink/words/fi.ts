/** Finnish. */
import { grouped } from '../../../words/grouped.ts';
import type { Values } from '../../../words/words.ts';
import type { OwnPhrases } from './codes.ts';
import { patternsFi } from './patterns.ts';
import { pick, surplus } from './pick.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

const viivoja = ({ lines: count }: Values): string => (count === 1 ? '1 viiva' : `${count} viivaa`);

const MARKS: Lookup<string> = {
  open: 'avoin',
  line: 'viiva',
  cross: 'rasti',
  inside: 'sisällä',
  outside: 'ulkona',
};

const reuna =
  (side: string) =>
  ({ row, column, mark }: Values): string =>
    `rivi ${row} sarake ${column}, ${side}, ${wordFor(MARKS, mark)}`;

const left = pick('left', {
  clue: 'numero {clue} jäisi väärin',
  line: 'muita viivoja jäisi sen ulkopuolelle',
  dot: 'jokin piste jäisi käymättä',
  none: 'se ei olisi koko ratkaisu',
});

const end = pick('end', {
  clue: 'numero {clue} ei enää täyttyisi',
  dot: 'viiva juuttuisi pisteeseen',
  loop: 'silmukka sulkeutuisi liian aikaisin',
  colours: 'jokin ruutu olisi yhtä aikaa sisällä ja ulkona',
  inside: 'sisäpuoli jakautuisi kahtia',
  outside: 'ulkopuoli jakautuisi kahtia',
  none: 'tässä näkyvät numerot ja merkit eivät sopisi yhteen',
});

const lineOrCross = (line: string, cross: string) => pick('to', { line, cross });

export const fi = {
  name: 'Slitherlink',
  tagline: 'Yksi silmukka pisteestä pisteeseen, numerot oppaina.',
  goal: 'Piirrä yksi silmukka. Luku kertoo, montako viivaa sen ympärillä on.',
  'goal.every-dot': 'Piirrä yksi silmukka joka pisteen kautta. Luku kertoo, montako viivaa sen ympärillä on.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'Kaikki luvut täsmäävät. Yhdistä vielä päät.'
      : v['count'] === 1
        ? '1 luku jäljellä'
        : `${v['count']} lukua jäljellä`,
  rules:
    'Yhdistä vierekkäisiä pisteitä viivoilla niin, että syntyy yksi suljettu silmukka. Silmukka ei risteä eikä kosketa itseään, eikä siinä ole irtopäitä. ' +
    'Numero kertoo, kuinka montaa ruutunsa reunoista silmukka käyttää; tyhjä ruutu tai ”?” ei kerro mitään. ' +
    'Merkitse reuna rastilla, kun tiedät, ettei silmukka kulje siitä.',
  'rules.every-dot': 'Tässä muunnelmassa silmukka kulkee myös jokaisen pisteen kautta.',

  'edge-above': reuna('yläreuna'),
  'edge-below': reuna('alareuna'),
  'edge-left': reuna('vasen reuna'),
  'edge-right': reuna('oikea reuna'),
  cell: (values) => {
    const clue = values.clue === '' ? 'ei numeroa' : `numero ${values.clue}`;
    const mark = values.mark ? `, ${wordFor(MARKS, values.mark)}` : '';
    return `rivi ${values.row} sarake ${values.column}, ${clue}, ${viivoja(values)}${mark}`;
  },
  dot: (values) => `piste rivi ${values.row} sarake ${values.column}, ${viivoja(values)}`,

  'move-malformed':
    'Tämä ei ole siirto. Siirto on esimerkiksi 12y (viiva), 12n (rasti), 12u (pois) tai c7i (sisällä).',
  'no-such-edge': ({ index, size }) =>
    `Reunaa ${index} ei ole; tämän laudan reunat ovat 0–${Number(size) - 1}.`,
  'no-such-cell': ({ index, size }) =>
    `Ruutua ${index} ei ole; tämän laudan ruudut ovat 0–${Number(size) - 1}.`,

  solved: 'Ratkaistu: yksi suljettu silmukka, ja kaikki numerot täsmäävät!',
  'too-many': (values) =>
    `Numeron ${values.clue} ympärillä on ${viivoja(values)}. Ota pois ${surplus(values)}.`,
  'too-few': ({ clue }) => `Numero ${clue} ei voi enää saada viivojaan: liian moni reuna on rastittu.`,
  'clue-open': ({ clue, lines: drawn }) =>
    drawn === 0
      ? `Numerolla ${clue} ei ole vielä viivoja.`
      : `Numerolta ${clue} puuttuu vielä viivoja: niitä on nyt ${drawn}.`,
  branch: 'Viiva haarautuu tässä: yhdessä pisteessä kohtaa {lines} viivaa. Jätä kaksi.',
  'dead-end': 'Viiva päättyy tähän eikä pääse jatkumaan. Poista rasti tai viiva.',
  'dangling-end': 'Viiva päättyy tähän. Jatka sitä.',
  'dot-missed': 'Silmukka ei vielä kulje tämän pisteen kautta.',
  'closed-early': ({ parts }) =>
    parts === 1
      ? 'Silmukka on sulkeutunut, mutta jotain on vielä kesken.'
      : 'Silmukka on sulkeutunut, mutta sen ulkopuolella on muita viivoja.',
  separate: 'Tätä viivan pätkää ei ole vielä yhdistetty muihin (pätkiä on {parts}).',
  'no-line': 'Yhtään viivaa ei ole vielä piirretty.',

  'example.solved': 'Yksi suljettu silmukka, ja kaikki numerot täsmäävät: ratkaistu.',
  'example.too-many': 'Ykkösen ympärillä on kaksi viivaa.',
  'example.too-few': 'Rastit jättävät kolmoselle vain kaksi reunaa.',
  'example.clue-open': 'Kolmonen tarvitsee vielä viivoja.',
  'example.branch': 'Kolme viivaa kohtaa yhdessä pisteessä: silmukka ei saa haarautua.',
  'example.dead-end': 'Viiva päätyy rastien keskelle eikä pääse jatkumaan.',
  'example.dangling-end': 'Viivassa on kaksi irtopäätä; se voi vielä jatkua.',
  'example.dot-missed': 'Tässä muunnelmassa jokainen piste kuuluu silmukkaan; keskimmäiset jäivät pois.',
  'example.closed-early': 'Kaksi silmukkaa: vain yksi on sallittu.',
  'example.separate': 'Kaksi viivan pätkää, joita ei ole vielä yhdistetty.',
  'example.no-line': 'Mitään ei ole piirretty: ilman numeroitakin silmukka tarvitaan.',

  'level.counting': 'Laskeminen',
  'level.one-clue': 'Yksi luku ja viiva',
  'level.corners': 'Monta lukua ja kulmat',
  'level.sides': 'Sisä- ja ulkopuoli',
  'level.supposition': 'Entä jos',
  'level.two-suppositions': 'Kaksi kertaa entä jos',
  'level.counts': 'Laskeminen',
  'level.sectors': 'Kulmat',
  'level.chains': 'Ketjut',
  'level.colours': 'Sisä- ja ulkopuoli',
  'level.connectivity': 'Yhtenäisyys',
  'level.contradiction': 'Ristiriita',
  'level.beyond': 'Vaatii arvaamista',

  'field.width': 'Leveys',
  'field.width.help': 'Ruutuja vaakasuunnassa.',
  'field.height': 'Korkeus',
  'field.height.help': 'Ruutuja pystysuunnassa.',
  'field.level': 'Taso',
  'field.level.help': 'Vaikein keino, jota tehtävä todella vaatii.',
  'field.symmetry': 'Symmetria',
  'field.symmetry.help': 'Miten numerot on aseteltu. Neljänneskierto vaatii neliölaudan.',
  'field.density': 'Numeroita',
  'field.density.help':
    'Kuinka monessa ruudussa vähintään on numero, prosentteina; 0 tarkoittaa mahdollisimman vähän.',
  'field.without': 'Ilman numeroita',
  'field.without.help': 'Numerot, joita ei käytetä: 0, tai 04, kun kumpaakaan ei haluta.',
  'field.rule': 'Sääntö',
  'field.rule.help': 'Pitääkö silmukan kulkea myös jokaisen pisteen kautta.',

  'choice.level.counting': 'Laskeminen',
  'choice.level.one-clue': 'Yksi luku ja viiva',
  'choice.level.corners': 'Monta lukua ja kulmat',
  'choice.level.sides': 'Sisä- ja ulkopuoli',
  'choice.level.supposition': 'Entä jos',
  'choice.level.two-suppositions': 'Kaksi kertaa entä jos',
  'choice.symmetry.none': 'Ei mitään',
  'choice.symmetry.half-turn': 'Puolikierto',
  'choice.symmetry.mirror': 'Peilaus',
  'choice.symmetry.quarter-turn': 'Neljänneskierto',
  'choice.rule.loop': 'Yksi silmukka',
  'choice.rule.every-dot': 'Yksi silmukka joka pisteen kautta',

  'quarter-turn-square': 'Neljänneskierto vaatii laudan, joka on yhtä leveä kuin korkea.',
  'every-dot-odd':
    'Silmukka joka pisteen kautta vaatii parittoman leveyden tai korkeuden: muuten pisteitä on pariton määrä.',
  'without-start':
    'Pelkästään laskemalla pulma voi alkaa vain nollasta. Salli nollat tai valitse korkeampi taso.',
  'generate-failed': ({ attempts }) =>
    `Sellaista tehtävää ei löytynyt ${grouped('fi', attempts)} yrityksellä. Kokeile toista tasoa, kokoa tai symmetriaa.`,

  'preset.gentle': 'Lempeä',
  'preset.easy': 'Helppo',
  'preset.normal': 'Tavallinen',
  'preset.tricky': 'Kinkkinen',
  'preset.hard': 'Vaikea',
  'preset.expert': 'Mestari',
  'preset.large': 'Suuri',
  'preset.huge': 'Valtava',

  zero: 'Nollan ympärillä ei ole viivoja.',
  'clue-full': 'Numerolla {clue} on jo kaikki viivansa: loput reunat saavat rastin.',
  'clue-needs-all': 'Numero {clue} tarvitsee kaikki vielä avoimet reunansa.',
  'dot-full': 'Tässä pisteessä on jo kaksi viivaa, eikä siihen mahdu enempää.',
  'dot-one-exit': 'Viiva pääsee tästä eteenpäin vain yhtä tietä.',
  'dot-dead': 'Tässä viiva ei pääsisi jatkumaan mihinkään.',
  'dot-needs-both': 'Silmukka käy jokaisessa pisteessä, ja tästä on jäljellä vain kaksi tietä.',
  ...patternsFi,
  'exactly-one-dot': lineOrCross(
    'Näistä kahdesta reunasta tasan toinen on viiva. Se tulee tähän pisteeseen ja pääsee jatkumaan vain tästä.',
    'Näistä kahdesta reunasta tasan toinen on viiva, eikä pisteen kautta kulkeva viiva mahdu tähän.',
  ),
  'at-least-one-clue': lineOrCross(
    'Näistä kahdesta reunasta ainakin toinen on viiva, ja silloin numero {clue} tarvitsee tämän reunan.',
    'Näistä kahdesta reunasta ainakin toinen on viiva. Numerolle {clue} se riittää: tähän ei tule viivaa.',
  ),
  'at-least-one-dot': lineOrCross(
    'Näistä kahdesta reunasta ainakin toinen on viiva. Se tulee tähän pisteeseen ja pääsee jatkumaan vain tästä.',
    'Näistä kahdesta reunasta ainakin toinen on viiva, joten pisteeseen ei mahdu enää muuta viivaa.',
  ),
  'at-most-one-clue': lineOrCross(
    'Nämä kaksi reunaa eivät voi molemmat olla viivoja, joten numero {clue} tarvitsee viivan tähän.',
    'Nämä kaksi reunaa eivät voi molemmat olla viivoja, eikä numero {clue} silloin saa viivaa tähän.',
  ),
  'at-most-one-dot': lineOrCross(
    'Nämä kaksi reunaa eivät voi molemmat olla viivoja, joten pisteen viiva jatkuu tästä.',
    'Nämä kaksi reunaa eivät voi molemmat olla viivoja, joten viiva jäisi tässä pisteessä jumiin.',
  ),
  'both-or-neither-clue': lineOrCross(
    'Nämä kaksi reunaa ovat joko molemmat viivoja tai molemmat tyhjiä. Numero {clue} tarvitsee kummassakin tapauksessa viivan tähän.',
    'Nämä kaksi reunaa ovat joko molemmat viivoja tai molemmat tyhjiä. Numerolla {clue} ei ole kummassakaan tapauksessa viivaa tässä.',
  ),
  'both-or-neither-dot': lineOrCross(
    'Nämä kaksi reunaa ovat joko molemmat viivoja tai molemmat tyhjiä, joten pisteen viiva jatkuu tästä.',
    'Nämä kaksi reunaa ovat joko molemmat viivoja tai molemmat tyhjiä, joten pisteestä ei lähde viivaa tähän.',
  ),
  'one-needs-other-clue': lineOrCross(
    'Jos toinen näistä reunoista on viiva, toinenkin on. Numerolle {clue} sopii silloin vain viiva tähän.',
    'Jos toinen näistä reunoista on viiva, toinenkin on. Numerolle {clue} ei silloin sovi viiva tähän.',
  ),
  'one-needs-other-dot': lineOrCross(
    'Jos toinen näistä reunoista on viiva, toinenkin on. Tähän pisteeseen sopii silloin vain viiva tästä.',
    'Jos toinen näistä reunoista on viiva, toinenkin on. Tähän pisteeseen ei silloin sovi viiva tästä.',
  ),
  'early-loop': (values) => `Viiva sulkisi silmukan tähän, ja ${left(values)}.`,
  'colour-path': 'Laske, montako viivaa ylität reunan puolelta toiselle: se kertoo, onko tässä viiva.',
  'colour-clue':
    'Osa ruudun naapureista on silmukan samalla puolella tai eri puolilla; silloin vain tämä sopii.',
  'colour-dot': 'Pisteen ympärillä sisä- ja ulkopuoli jättävät vain tämän vaihtoehdon.',
  'inside-cut': 'Sisäpuoli on yhtenäinen: sen on kuljettava tästä.',
  'outside-cut': 'Ulkopuoli on yhtenäinen: sen on kuljettava tästä.',
  'cut-off': 'Tämä kohta on jäänyt eristyksiin, joten se on silmukan toisella puolella.',
  'suppose-line': (values) => `Jos tässä olisi viiva, ${end(values)}.`,
  'suppose-cross': (values) => `Jos tässä ei olisi viivaa, ${end(values)}.`,
  'suppose-line-twice': (values) =>
    `Jos tässä olisi viiva, muutama muukin oletus kumoutuisi vuorollaan, ja lopulta ${end(values)}.`,
  'suppose-cross-twice': (values) =>
    `Jos tässä ei olisi viivaa, muutama muukin oletus kumoutuisi vuorollaan, ja lopulta ${end(values)}.`,
  reason: lineOrCross(
    'Korostettujen numeroiden ja merkkien kanssa tähän sopii vain viiva.',
    'Korostettujen numeroiden ja merkkien kanssa tähän ei sovi viiva.',
  ),
  forced: lineOrCross(
    'Tässä on oltava viiva. Lyhyttä perustelua ei ole: se seuraa suuresta osasta ruudukkoa.',
    'Tässä ei voi olla viivaa. Lyhyttä perustelua ei ole: se seuraa suuresta osasta ruudukkoa.',
  ),
  unchecked:
    'Merkintöjäsi ei tarkistettu, koska lauta on siihen liian suuri. Askel seuraa korostetuista kohdista.',
  'mistake-line': (values) => `Tämä viiva ei voi olla oikein: ${end(values)}.`,
  'mistake-cross': (values) => `Tämä rasti ei voi olla oikein: ${end(values)}.`,
  'mistake-cell': 'Tämä ruutu on merkitty silmukan väärälle puolelle.',

  'technique.zero': 'Nolla',
  'technique.clue-full': 'Numero on täynnä',
  'technique.clue-needs-all': 'Numero tarvitsee kaiken jäljellä olevan',
  'technique.dot-full': 'Pisteessä on kaksi viivaa',
  'technique.dot-one-exit': 'Yksi tie eteenpäin',
  'technique.dot-dead': 'Umpikuja',
  'technique.dot-needs-both': 'Piste tarvitsee molemmat',
  'technique.exactly-one-dot': 'Toinen kahdesta, pisteeseen',
  'technique.at-least-one-clue': 'Ainakin toinen, numeron vieressä',
  'technique.at-least-one-dot': 'Ainakin toinen, pisteeseen',
  'technique.at-most-one-clue': 'Ei molempia, numeron vieressä',
  'technique.at-most-one-dot': 'Ei molempia, pisteessä',
  'technique.both-or-neither-clue': 'Molemmat tai ei kumpikaan, numeron vieressä',
  'technique.both-or-neither-dot': 'Molemmat tai ei kumpikaan, pisteessä',
  'technique.one-needs-other-clue': 'Yksi tuo toisen, numeron vieressä',
  'technique.one-needs-other-dot': 'Yksi tuo toisen, pisteessä',
  'technique.early-loop': 'Ei liian aikaista silmukkaa',
  'technique.colour-path': 'Sisä- ja ulkopuoli',
  'technique.colour-clue': 'Puolet ruudun ympärillä',
  'technique.colour-dot': 'Puolet pisteen ympärillä',
  'technique.inside-cut': 'Sisäpuoli pysyy yhtenäisenä',
  'technique.outside-cut': 'Ulkopuoli pysyy yhtenäisenä',
  'technique.cut-off': 'Eristetty kohta',
  'technique.suppose-line': 'Oletetaan viiva',
  'technique.suppose-cross': 'Oletetaan rasti',
  'technique.suppose-line-twice': 'Kaksi oletusta: viiva',
  'technique.suppose-cross-twice': 'Kaksi oletusta: rasti',
  'answer.reason': 'Pienin perustelu',
  'technique.forced': 'Pakollinen',

  'format.document': 'Lukutiedosto, −1 on tyhjä',
  'format.loopy': 'Loopyn pelitunnus',
  'format.puzzle-loop': 'puzzle-loop.com-tehtävä',
  'format.puzzlink': 'puzz.link-osoite',
  'format.pzpr': 'puzz.link-tiedosto',
  'format.janko': 'janko.at-lohko',
  'format.rows': 'Pelkät rivit',

  clue: 'Numero on {expected}, ei {found}.',
  'body-long': 'Numerot jatkuvat viimeisen ruudun yli: ruutuja on {expected}.',
  'body-short': 'Numerot loppuvat kesken: {found}/{expected} ruutua.',
  'row-long': 'Rivillä on {found} ruutua, vaikka pitäisi olla {expected}.',
  'row-short': 'Rivi loppuu kesken: {found}/{expected} ruutua.',
  'rows-surplus': 'Rivejä pitäisi olla {expected}, ja tästä alkaa yksi liikaa.',
  'rows-missing': 'Rivejä on {found}, vaikka pitäisi olla {expected}.',
  'not-square':
    'Numerot täyttävät {found} ruutua, eikä siitä tule neliötä. Kirjoita koko niiden eteen: 7x5:…',
  tiling: 'Laatoitusta t{found} ei ole; ne ovat t0–t{expected}.',
  'text-after-end': 'Rivin ”end” jälkeistä tekstiä ei lueta.',
  'surplus-number': 'Rivillä on {found} lukua; vain {expected} ensimmäistä otetaan huomioon.',
  'variant-ignored': 'Osoitteessa mainitaan muunnelma ({found}); tehtävä luetaan tavallisin säännöin.',

  'lacks-every-dot': 'Tämä muoto ei osaa kertoa, että silmukka kulkee joka pisteen kautta.',
  'lacks-oblong': 'Tässä muodossa on vain neliölautoja, ja tämä lauta on {width} × {height}.',
  'lacks-small': 'Tässä muodossa kummallakin sivulla on vähintään {expected} ruutua.',
  'lacks-unknown': 'Tässä muodossa ei ole merkkiä numerolle ”?”.',
  'lacks-four': 'Tässä muodossa ei ole numeroa 4.',
} satisfies OwnPhrases;
