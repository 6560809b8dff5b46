/** Finnish. */
import { capital } from '../../../words/capital.ts';
import { grouped } from '../../../words/grouped.ts';
import { isSeen, type Phrase, type Values } from '../../../words/words.ts';
import { fi as speech, many } from './grammar.ts';
import type { en } from './en.ts';
import { helpFi } from './help.ts';
import { hintsFi } from './hints.ts';
import { proofFi } from './proof.ts';
import type { Lookup } from '../../../vocabulary.ts';

const { colour, around } = speech;

const faults: Lookup<string> = {
  'no-common-colour': 'puuttuu jostakin laatasta',
  'odd-bends': 'kaartuu parittoman monta kertaa',
  'no-turning': 'ei pääse kerran ympäri',
  'odd-crossings': 'risteää toisen värin kanssa parittoman monta kertaa',
};
/** 'R odd-bends, B no-turning' as sentences. */
const each = (value: string | number | undefined): string =>
  String(value)
    .split(', ')
    .map((part) => part.split(' '))
    .map(([letter, code]) => `${capital(colour(letter))} ${faults[code] ?? code}.`)
    .join(' ');

export const fi: Record<keyof typeof en, Phrase> = {
  ...helpFi,
  ...hintsFi,
  ...proofFi,
  name: 'Tantrix-silmukat',
  tagline: 'Käännä ja aseta kuusikulmioita, kunnes yksi viiva kulkee niiden kaikkien läpi.',
  'goal.loop': (v: Values) =>
    `Yksi ${v['colour'] === 'any' ? '' : `${colour(v['colour'])} `}silmukka kaikkien ${v['tiles']} laatan läpi`,
  'goal.line': (v: Values) =>
    `Yksi ${v['colour'] === 'any' ? '' : `${colour(v['colour'])} `}viiva kaikkien ${v['tiles']} laatan läpi`,
  'goal.suggested': (v: Values) =>
    `Yksi silmukka kaikkien ${v['tiles']} laatan läpi, minkä värinen tahansa: helpoin on ${colour(v['colour'])}`,
  'goal.solitaire': 'Tee yksi pitkä viiva: laatasta 1 piste, silmukassa 2',
  left: (v: Values) =>
    v['count'] === 0
      ? 'Kaikki laatat ovat laudalla'
      : `${v['count']} ${v['count'] === 1 ? 'laatta' : 'laattaa'} jäljellä`,
  'left.turning': (v: Values) => `${v['count']} ${v['count'] === 1 ? 'laatta' : 'laattaa'} käännettävänä`,
  meters: 'Viivat tähän asti',
  rules:
    'Jokaisessa laatassa on kolme värillistä viivaa. Laattoja käännetään mutta ei kellauteta, ja vierekkäisten laattojen värien on kohdattava. ' +
    'Löytöretki: tee pyydetyn värinen suljettu silmukka kaikkien laattojen läpi, ilman reikää. ' +
    'Pasianssi: aseta kolmen värin neljätoista laattaa sitä mukaa kuin ne tulevat; viiva antaa pisteen laatalta, silmukka kaksi. ' +
    'Vapaissa pulmissa tehdään silmukka tai viiva itse valittujen laattojen läpi.',
  'rules.notice':
    'Yhteensopiva Tantrix®-laattojen kanssa. Tantrix on omistajansa rekisteröity tavaramerkki; omistajalla ei ole osaa tässä ohjelmassa.',

  'kit.measure': 'Laatan leveys sivulta sivulle: {size} mm',

  'example.solved':
    'Yksi punainen silmukka kaikkien viiden laatan läpi, ja kaikki sivut kohtaavat: ratkaistu.',
  'example.mismatch': 'Kaksi laattaa koskee toisiinsa eri väreillä.',
  'example.not-touching': 'Yksi laatta on erillään muista.',
  'example.hole': 'Laatat ympäröivät tyhjän ruudun.',
  'example.tiles-left': 'Osa laatoista on vielä hyllyllä.',
  'example.loop-broken': 'Keltaisella viivalla on irtopäitä.',
  'example.line-broken': 'Viiva on kahdessa osassa.',
  'example.several-loops': 'Kaksi silmukkaa: niitä saa olla yksi.',
  'example.closed-early': 'Silmukka on suljettu, mutta laattoja jää ulkopuolelle.',
  'example.wrong-colour': 'Silmukka kulkee kaikkien laattojen läpi, mutta väri on eri kuin pyydettiin.',
  'example.no-loop': 'Kaikki laatat on asetettu, eikä mikään väri tee yhtä silmukkaa.',
  'example.no-line': 'Kaikki laatat on asetettu, eikä mikään väri tee yhtä viivaa.',

  'preset.three': '3 laattaa',
  'preset.three.about': 'Löytöretki: ensimmäinen silmukka',
  'preset.six': '6 laattaa',
  'preset.six.about': 'Löytöretki: yksi silmukka kaikkien läpi',
  'preset.ten': '10 laattaa',
  'preset.ten.about': 'Löytöretki: yksi silmukka kaikkien läpi',
  'preset.twenty': '20 laattaa',
  'preset.twenty.about': 'Löytöretki: yksi silmukka kaikkien läpi',
  'preset.thirty': '30 laattaa',
  'preset.thirty.about': 'Löytöretki: yksi silmukka kaikkien läpi',
  'preset.document': 'Ehdotettu väri',
  'preset.document.about': 'Löytöretki vihrein, punaisin ja sinisin laatoin; muukin väri käy',
  'preset.solitaire': 'Pasianssi',
  'preset.solitaire.about': '14 laattaa yksi kerrallaan, tarkat säännöt',
  'preset.solitaire-document': 'Vapaa pasianssi',
  'preset.solitaire-document.about': '14 laattaa yksi kerrallaan, väljät säännöt ja lukitus',
  'preset.free': 'Vähän ratkaisuja',
  'preset.free.about': 'Kahdeksan laattaa, harva tapa',
  'preset.turning': 'Vain käännöt',
  'preset.turning.about': 'Kymmenen laattaa paikoillaan',
  'preset.pyramid': 'Pyramidi',
  'preset.pyramid.about': 'Laatat täyttävät pyramidin',

  'field.mode': 'Peli',
  'field.mode.help': 'Tasot, neljäntoista laatan nosto tai oma pulma.',
  'field.tiles': 'Laatat',
  'field.tiles.help': 'Montako, tai mitkä numerot: 8 tai 1-10,25. Pasianssissa on aina 14.',
  'field.colour': 'Väri',
  'field.colour.help': 'Viivan väri. ”Tason mukaan” ottaa sen taulukosta.',
  'field.demand': 'Väri on',
  'field.demand.help': 'Onko viivan oltava juuri sen värinen, vai kelpaako muukin ja tämä on vain ehdotus.',
  'field.goal': 'Tavoite',
  'field.goal.help': 'Suljettu silmukka, tai viiva, joka saa jäädä auki.',
  'field.match': 'Kohdattava',
  'field.match.help': 'Kaikki vierekkäiset sivut, tai vain halutun viivan.',
  'field.holes': 'Reiät',
  'field.holes.help': 'Saavatko laatat ympäröidä tyhjän ruudun.',
  'field.trio': 'Kolme väriä',
  'field.trio.help':
    'Mitkä värit laatoissa on. Enintään 14 laattaa; ensimmäisestä kolmikosta jatketaan pidemmälle.',
  'field.rules': 'Pasianssin säännöt',
  'field.rules.help': 'Tarkat: kosketa, täsmää, täytä pakkopaikat. Väljät: mihin vain.',
  'field.locks': 'Jättäminen lukitsee',
  'field.locks.help': 'Pasianssissa jätetty pysyy paikallaan.',
  'field.solutions': 'Ratkaisuja',
  'field.solutions.help':
    'Vapaissa pulmissa: mikä määrä vain, enintään kymmenen tai täsmälleen yksi, laudan kääntöä vaille. Yhteen tarvitaan ainakin kahdeksan laattaa.',
  'field.cells': 'Paikat annettu',
  'field.cells.help': 'Vapaissa pulmissa: laatat ovat paikoillaan ja niitä vain käännetään.',
  'field.outline': 'Ääriviiva',
  'field.outline.help':
    'Vapaissa pulmissa: laattojen on täytettävä kolmio. Siihen tarvitaan 3, 6, 10, 15, 21 tai 28 laattaa.',
  'field.level': 'Taso',
  'field.level.help': 'Vapaissa pulmissa: mitä tien löytäminen vaatii.',

  'choice.mode.discovery': 'Löytöretki',
  'choice.mode.solitaire': 'Pasianssi',
  'choice.mode.free': 'Vapaa pulma',
  'choice.colour.level': 'Tason mukaan',
  'choice.colour.R': 'Punainen',
  'choice.colour.G': 'Vihreä',
  'choice.colour.B': 'Sininen',
  'choice.colour.Y': 'Keltainen',
  'choice.colour.any': 'Mikä tahansa väri',
  'choice.demand.required': 'Pakollinen',
  'choice.demand.suggested': 'Ehdotus',
  'choice.demand.free': 'Vapaa',
  'choice.goal.loop': 'Silmukka',
  'choice.goal.line': 'Viiva',
  'choice.match.all': 'Kaikki vierekkäiset sivut',
  'choice.match.loop': 'Vain haluttu viiva',
  'choice.holes.none': 'Ei reikiä',
  'choice.holes.allowed': 'Reiät sallittu',
  'choice.trio.YRB': 'Keltainen, punainen, sininen',
  'choice.trio.YGB': 'Keltainen, vihreä, sininen',
  'choice.trio.GRB': 'Vihreä, punainen, sininen',
  'choice.trio.YGR': 'Keltainen, vihreä, punainen',
  'choice.rules.strict': 'Tarkat',
  'choice.rules.lax': 'Väljät',
  'choice.solutions.any': 'Mikä määrä vain',
  'choice.solutions.few': 'Enintään kymmenen',
  'choice.solutions.one': 'Täsmälleen yksi',
  'choice.outline.none': 'Ei mitään',
  'choice.outline.pyramid': 'Pyramidi',
  'choice.level.any': 'Mikä vain',
  'choice.level.search': 'Etsien',
  'choice.level.deep': 'Pitkään etsien',
  'level.fit': 'Yksi laatta sopii',
  'level.look': 'Askel eteenpäin katsoen',
  'level.search': 'Etsien',
  'level.deep': 'Pitkään etsien',

  mismatch: (v: Values) =>
    isSeen(v)
      ? `Näiden kahden laatan värit eivät kohtaa: ${colour(v['colour'])} ja ${colour(v['otherColour'])}. Käännä tai siirrä jompaakumpaa.`
      : `Laatan ${v['tile']} sivu on ${colour(v['colour'])}, laatan ${v['other']} ${colour(v['otherColour'])}. Käännä tai siirrä jompaakumpaa.`,
  'not-touching': (v) => `${many(v['count'], 'Yksi laatta on', 'laattaa on')} erillään muista.`,
  hole: (v) => `Laatat ympäröivät ${many(v['count'], 'tyhjän ruudun', 'tyhjää ruutua')}.`,
  'tiles-left': (v) => `${many(v['count'], 'Yksi laatta on', 'laattaa on')} vielä asettamatta.`,
  'loop-broken': (v) =>
    `${capital(colour(v['colour'], 'inessive'))} viivassa on ${v['ends']} irtopäätä. Yhdistä ne.`,
  'line-broken': (v) => `${capital(colour(v['colour']))} viiva on ${v['parts']} osassa. Yhdistä ne.`,
  'several-loops': (v) =>
    `Silmukoita (${colour(v['colour'])}) on ${v['count']}. Yhden on kuljettava kaiken läpi.`,
  'closed-early': (v) =>
    `Tässä silmukassa (${colour(v['colour'])}) on ${v['length']} laattaa ${v['wanted']} laatasta. Avaa se ja ota muut mukaan.`,
  'wrong-colour': (v) => `Silmukka on ${colour(v['colour'])}, mutta pyydetty väri on ${colour(v['wanted'])}.`,
  'no-loop': (v) =>
    `Mikään väri ei tee yhtä ${v['wanted']} laatan silmukkaa. Pisin viiva on ${colour(v['colour'])}, ${v['length']} laattaa.`,
  'no-line': (v) =>
    `Mikään väri ei tee yhtä ${v['wanted']} laatan viivaa. Pisin on ${colour(v['colour'])}, ${v['length']} laattaa.`,

  impossible: 'Kaikki tiet kokeiltiin: näillä laatoilla ei ole ratkaisua.',
  'impossible-no-colour':
    'Ratkaisua ei ole. Mikään väri ei ole jokaisessa laatassa, joten mikään viiva ei kulje kaikkien läpi.',
  'impossible-every-colour': (v) =>
    `Ratkaisua ei ole: mistään väristä ei tule silmukkaa. ${each(v['reasons'])}`,
  'impossible-odd-bends': (v) =>
    `Ratkaisua ei ole. Silmukka kääntyy kerran ympäri, joten siinä on parillinen määrä kaarteita. Näissä laatoissa niitä (${colour(v['colour'])}) on ${v['count']}.`,
  'impossible-no-turning': (v) =>
    `Ratkaisua ei ole. Silmukka kääntyy kerran ympäri: yhteensä kuusi kuudesosaa, mutkassa kaksi ja kaarteessa yksi, takaisin kääntyvät pois lukien. Näistä laatoista ${v['count']} kääntää viivaa (${colour(v['colour'])}), eikä siitä tule kuutta.`,
  'impossible-odd-crossings': (v) =>
    `Ratkaisua ei ole. Viivan (${colour(v['other'])}), joka menee silmukan sisään, on tultava uloskin, joten se risteää sen kanssa parillisen monta kertaa. Tässä ${colour(v['other'])} ja ${colour(v['colour'])} risteävät ${v['count']} laatassa.`,
  'impossible-no-common-colour': (v) =>
    `Ratkaisua ei ole. Kaikissa laatoissa ei ole ${colour(v['colour'], 'partitive')}: ${many(v['count'], 'yhdestä', 'laatasta')} se puuttuu.`,

  'label.placed': (v) => `laatta ${v['tile']} ruudussa ${v['q']}, ${v['r']}: ${around(v['sides'])}`,
  'label.locked': (v) => `laatta ${v['tile']} ruudussa ${v['q']}, ${v['r']}, lukittu: ${around(v['sides'])}`,
  'label.empty': (v) => `tyhjä ruutu ${v['q']}, ${v['r']}: ${around(v['sides'])}`,
  'label.tile': (v) => `laatta ${v['tile']} hyllyllä: ${around(v['sides'])}`,
  'label.gap': (v) => `laatan ${v['tile']} kolo; se on ruudussa ${v['q']}, ${v['r']}`,
  'label.shelf': (v) => `hylly, ${many(v['count'], 'yksi laatta', 'laattaa')}`,

  'no-such-tile': 'Laatta {tile} ei kuulu tähän pulmaan.',
  'no-locks': 'Tässä pelissä ei lukita mitään.',
  'lock-count': 'Lukittavia laattoja on vain {placed}, ei {count}.',
  'tile-locked': (v) =>
    isSeen(v)
      ? 'Tämä laatta on jätetty ja pysyy paikallaan.'
      : `Laatta ${v['tile']} on jätetty ja pysyy paikallaan.`,
  'too-far': 'Lauta päättyy {reach} ruudun päässä keskeltä.',
  'cells-given': 'Tässä pulmassa laatat pysyvät paikoillaan; niitä vain käännetään.',
  'not-next': (v) => (isSeen(v) ? 'Tämä laatta ei ole seuraava.' : `Laatta ${v['tile']} ei ole seuraava.`),
  'cell-taken': (v) => (isSeen(v) ? 'Siinä on jo laatta.' : `Siinä on jo laatta ${v['tile']}.`),
  settled: (v) =>
    isSeen(v)
      ? 'Tämä laatta on jo asettunut: vain viimeistä voi vielä muuttaa.'
      : `Laatta ${v['tile']} on jo asettunut: vain viimeistä voi vielä muuttaa.`,
  'on-shelf': (v) => (isSeen(v) ? 'Tämä laatta on jo hyllyllä.' : `Laatta ${v['tile']} on jo hyllyllä.`),
  'must-touch': (v) =>
    isSeen(v)
      ? 'Tämän laatan on koskettava toista laattaa.'
      : `Laatan ${v['tile']} on koskettava toista laattaa.`,
  'must-match': (v) =>
    isSeen(v)
      ? 'Tämän laatan värit eivät kohtaa naapureita siinä.'
      : `Laatan ${v['tile']} värit eivät kohtaa naapureita siinä.`,
  'must-fill': (v) =>
    isSeen(v)
      ? 'Tämä laatta sopii pakkopaikkaan, joten sen on mentävä sellaiseen.'
      : `Laatta ${v['tile']} sopii pakkopaikkaan, joten sen on mentävä sellaiseen.`,
  outside: (v) =>
    isSeen(v)
      ? 'Tämän laatan on oltava ääriviivan sisällä.'
      : `Laatan ${v['tile']} on oltava ääriviivan sisällä.`,
  'one-sided': (v) =>
    isSeen(v)
      ? 'Tällä laatalla on yksi puoli: sitä käännetään mutta ei kellauteta.'
      : `Laatalla ${v['tile']} on yksi puoli: sitä käännetään mutta ei kellauteta.`,

  'tile-count': 'Laattoja tarvitaan {min}–{max}, ei {given}.',
  'solitaire-tiles':
    'Pasianssissa pelataan kolmen värin kaikilla {count} laatalla: pyydä {count} laattaa, älä ”{given}”.',
  'colour-lacking': (v) => `Laatassa ${v['tile']} ei ole ${colour(v['colour'], 'partitive')}.`,
  'none-found': (v) =>
    `Sellaista pulmaa ei löytynyt ${grouped('fi', v['attempts'])} yrityksellä. Toinen laattamäärä voi auttaa.`,
  'too-many': 'Näillä {count} laatalla on enemmän ratkaisuja kuin pyydettiin.',
  'no-solution': 'Näillä {count} laatalla ei ole ratkaisua näillä säännöillä.',

  'not-native': 'Tähän kuuluu ”tantrix:” ja sen jälkeen säännöt.',
  'not-a-word': 'Tähän kuuluu jokin näistä: {expected}; ei ”{given}”.',
  'not-a-rule': 'Tähän kuuluu lax, locks, @ruudut tai in@ruudut, tässä järjestyksessä, ei ”{given}”.',
  'solitaire-only': '”{given}” kuuluu vain pasianssiin.',
  'free-only': 'Vain vapaissa pulmissa ruudut tai ääriviiva on annettu.',
  'not-tiles': 'Tähän kuuluu laattojen numeroita, esimerkiksi 1-10,25, ei ”{given}”.',
  'tile-again': 'Laatta {tile} on mainittu kahdesti.',
  'not-a-cell': 'Tähän kuuluu laudan ruutu, esimerkiksi 0.-1, ei ”{given}”.',
  'cell-twice': 'Tämä ruutu on jo varattu: ”{given}”.',
  'cell-count': 'Ruutuja on {given}, vaikka tarvitaan {expected}.',
  'cell-moved': 'Ruudut on annettu, ja ”{given}” on toinen.',
  'not-in-outline': '”{given}” on ääriviivan ulkopuolella.',
  'not-a-pyramid': 'Pyramidissa on 3, 6, 10, 15, 21 tai 28 laattaa, ei {given}.',
  'not-a-place': 'Tähän kuuluu laatta ja sen paikka, esimerkiksi 7.0.-1.2, ei ”{given}”.',
  'tile-not-here': 'Kohdan ”{given}” laatta ei kuulu tähän pulmaan.',
  'tile-twice': 'Kohdan ”{given}” laatta on jo laudalla.',
  'tile-order': 'Laatat tulevat nostojärjestyksessä, mutta ”{given}” ei.',
  'not-a-turn': 'Tähän kuuluu käännetty hyllyn laatta, esimerkiksi 5.2, järjestyksessä, ei ”{given}”.',
  'not-a-lock': 'Tähän kuuluu lukittujen laattojen määrä, esimerkiksi !3, ei ”{given}”.',
  'not-a-move': 'Tähän kuuluu siirto, esimerkiksi 7@0,-1/2, 7-, 7> tai 7<, ei ”{given}”.',
  'too-much': 'Tähän ei kuulu enempää.',
  'list-cannot':
    'Laattaluetteloon eivät mahdu pasianssi eivätkä annetut ruudut, ääriviivoista vain pyramidi.',
};
