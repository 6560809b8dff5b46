/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.zero.rule': 'A 0 has no lines around it: cross out all its sides.',
  'technique.clue-full.rule': 'A clue that has all its lines gets no more: cross out its other sides.',
  'technique.clue-needs-all.rule':
    'A clue that still needs as many lines as it has open sides gets all of them.',
  'technique.dot-full.rule': 'Two lines at a dot are all it can have: cross out the rest.',
  'technique.dot-one-exit.rule': 'A line never ends: where it has one way left, it goes there.',
  'technique.dot-dead.rule': 'Where a line could not go on, there is none.',
  'technique.dot-needs-both.rule': 'Where the loop visits every dot, a dot with two ways left uses both.',
  'technique.corner-one.rule': 'A 1 in a corner of the board never uses the two sides at the corner.',
  'technique.corner-three.rule':
    'A 3 in a corner of the board always uses the two sides at the corner. On other shapes: a number that needs all its sides but one.',
  'technique.corner-two.rule':
    'A 2 in a corner of the board: the line goes on along both borders next to it.',
  'technique.adjacent-threes.rule':
    'Two 3s side by side: the side between them and both far sides are lines. On other shapes: two numbers that each need all their sides but one.',
  'technique.diagonal-threes.rule':
    'Two 3s that meet at a corner: the two outer sides of each are lines. On other shapes: two numbers that each need all their sides but one.',
  'technique.border-ones.rule': 'Two 1s side by side on the border have no line between them.',
  'technique.line-into-one.rule':
    'A line that comes to a corner of a 1 takes a side there, so its far sides are empty.',
  'technique.line-into-three.rule':
    'A line that comes to a corner of a 3 takes one side there, so the two far sides are lines. On other shapes: a number that needs all its sides but one.',
  'technique.line-into-two.rule': 'A line that comes to a corner of a 2 leaves it at the opposite corner.',
  'technique.diagonal-chain.rule':
    '3s at both ends of a diagonal of 2s act like two diagonal 3s: their outer sides are lines.',
  'technique.sector.rule':
    'What two clues say about the dot where they meet can settle a side of one of them.',
  'technique.exactly-one-dot.rule':
    'If exactly one of two sides at a dot is a line, the line there has one more way to go, and no other.',
  'technique.at-least-one-clue.rule':
    'If at least one of two sides of a clue is a line, count it as one line and see what its other sides may be.',
  'technique.at-least-one-dot.rule':
    'If at least one of two sides at a dot is a line, the dot has room for one more at most.',
  'technique.at-most-one-clue.rule':
    'If two sides of a clue cannot both be lines, its other sides have to make up for it.',
  'technique.at-most-one-dot.rule':
    'If two sides at a dot cannot both be lines, a line through the dot needs another side.',
  'technique.both-or-neither-clue.rule':
    'If two sides of a clue are both lines or both empty, only some counts work for the others.',
  'technique.both-or-neither-dot.rule':
    'If two sides at a dot are both lines or both empty, the other sides there have none or two lines.',
  'technique.one-needs-other-clue.rule':
    'If a line on one side of a clue brings a line on another, try both counts: what they share is certain.',
  'technique.one-needs-other-dot.rule':
    'If a line on one side of a dot brings a line on another, try both cases: what they share is certain.',
  'technique.early-loop.rule': 'Never close a loop while something is left outside it.',
  'technique.colour-path.rule':
    'Every line crossed leads from inside to outside or back: count the crossings to know whether there is a line.',
  'technique.colour-clue.rule':
    'A side is a line exactly when one of its cells is inside and the other outside; a clue then settles the rest.',
  'technique.colour-dot.rule':
    'Once you know which cells around a dot are inside, you know which sides there are lines.',
  'technique.inside-cut.rule': 'The inside is one piece: no line may cut it in two.',
  'technique.outside-cut.rule':
    'Every part of the outside reaches the border: no line may cut any of it off.',
  'technique.cut-off.rule': 'A part that is walled off from one side of the loop is on the other.',
  'technique.suppose-line-twice.rule':
    'Suppose a line, then suppose other sides on top of it. If they fail one after another until nothing fits, there is no line.',
  'technique.suppose-cross-twice.rule':
    'Suppose no line, then suppose other sides on top of that. If they fail one after another until nothing fits, there is a line.',
  'technique.suppose-line.rule':
    'Suppose a line and follow what it forces: if something breaks, there is no line.',
  'technique.suppose-cross.rule':
    'Suppose there is no line and follow what that forces: if something breaks, there is a line.',
  'technique.forced.rule':
    'Some steps have no short reason: they are certain, but only a long search shows it.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.zero.rule': 'Nollan ympärillä ei ole viivoja: rasti sen kaikki sivut.',
  'technique.clue-full.rule': 'Kun luvulla on kaikki viivansa, sen muut sivut rastitaan.',
  'technique.clue-needs-all.rule':
    'Kun luku tarvitsee yhtä monta viivaa kuin sillä on avoimia sivuja, ne kaikki ovat viivoja.',
  'technique.dot-full.rule': 'Pisteessä voi kohdata vain kaksi viivaa: rasti loput.',
  'technique.dot-one-exit.rule': 'Viiva ei pääty mihinkään: jos sillä on yksi tie jäljellä, se jatkuu siitä.',
  'technique.dot-dead.rule': 'Missä viiva ei pääsisi jatkumaan, siinä ei ole viivaa.',
  'technique.dot-needs-both.rule': 'Kun silmukka käy joka pisteessä, kahden tien piste käyttää molemmat.',
  'technique.corner-one.rule': 'Laudan kulmassa oleva 1 ei koskaan käytä kulman kahta sivua.',
  'technique.corner-three.rule':
    'Laudan kulmassa oleva 3 käyttää aina kulman kaksi sivua. Muissa muodoissa: luku, joka on yhtä pienempi kuin sivujen määrä.',
  'technique.corner-two.rule': 'Laudan kulmassa oleva 2: viiva jatkuu sen vierestä kumpaakin reunaa pitkin.',
  'technique.adjacent-threes.rule':
    'Kaksi kolmosta vierekkäin: niiden yhteinen sivu ja kauimmaiset sivut ovat viivoja. Muissa muodoissa: kaksi lukua, joilta saa puuttua vain yksi viiva.',
  'technique.diagonal-threes.rule':
    'Kaksi kolmosta kulmittain: kummankin kaksi ulkosivua ovat viivoja. Muissa muodoissa: kaksi lukua, joilta saa puuttua vain yksi viiva.',
  'technique.border-ones.rule': 'Kahden vierekkäisen reunaykkösen välissä ei ole viivaa.',
  'technique.line-into-one.rule':
    'Ykkösen kulmaan tuleva viiva käyttää siellä yhden sivun, joten sen kauemmat sivut ovat tyhjiä.',
  'technique.line-into-three.rule':
    'Kolmosen kulmaan tuleva viiva käyttää siellä yhden sivun, joten kaksi muuta sivua ovat viivoja. Muissa muodoissa: luku, joka on yhtä pienempi kuin sivujen määrä.',
  'technique.line-into-two.rule': 'Kakkosen kulmaan tuleva viiva lähtee vastakkaisesta kulmasta.',
  'technique.diagonal-chain.rule':
    'Kolmoset kakkosten vinorivin päissä toimivat kuin kulmittaiset kolmoset: niiden ulkosivut ovat viivoja.',
  'technique.sector.rule':
    'Se, mitä kaksi lukua kertovat yhteisestä pisteestään, voi ratkaista toisen sivun.',
  'technique.exactly-one-dot.rule':
    'Jos pisteen kahdesta sivusta tasan yksi on viiva, sieltä lähtee vielä yksi viiva eikä muita.',
  'technique.at-least-one-clue.rule':
    'Jos luvun kahdesta sivusta ainakin toinen on viiva, laske se yhdeksi ja katso, mitä muut sivut voivat olla.',
  'technique.at-least-one-dot.rule':
    'Jos pisteen kahdesta sivusta ainakin toinen on viiva, pisteeseen mahtuu enää korkeintaan yksi.',
  'technique.at-most-one-clue.rule':
    'Jos luvun kaksi sivua eivät voi molemmat olla viivoja, muiden sivujen on korvattava se.',
  'technique.at-most-one-dot.rule':
    'Jos pisteen kaksi sivua eivät voi molemmat olla viivoja, pisteen läpi kulkeva viiva tarvitsee muun sivun.',
  'technique.both-or-neither-clue.rule':
    'Jos luvun kaksi sivua ovat molemmat viivoja tai molemmat tyhjiä, muille jää vain tietyt määrät.',
  'technique.both-or-neither-dot.rule':
    'Jos pisteen kaksi sivua ovat molemmat viivoja tai molemmat tyhjiä, muilla sivuilla on viivoja ei yhtään tai kaksi.',
  'technique.one-needs-other-clue.rule':
    'Jos viiva luvun yhdellä sivulla tuo viivan toiselle, kokeile molemmat tapaukset: yhteinen on varmaa.',
  'technique.one-needs-other-dot.rule':
    'Jos viiva pisteen yhdellä sivulla tuo viivan toiselle, kokeile molemmat tapaukset: yhteinen on varmaa.',
  'technique.early-loop.rule': 'Älä sulje silmukkaa, kun jotain jäisi sen ulkopuolelle.',
  'technique.colour-path.rule':
    'Jokainen ylitetty viiva vie sisältä ulos tai takaisin: laske ylitykset, niin tiedät, onko tässä viiva.',
  'technique.colour-clue.rule':
    'Sivu on viiva juuri silloin, kun toinen ruutu on sisällä ja toinen ulkona; luvun kanssa se ratkaisee loput.',
  'technique.colour-dot.rule':
    'Se, mitkä ruudut pisteen ympärillä ovat sisällä, kertoo, mitkä sivut ovat viivoja.',
  'technique.inside-cut.rule': 'Sisäpuoli on yhtenäinen: mikään viiva ei saa katkaista sitä.',
  'technique.outside-cut.rule':
    'Ulkopuolelta pääsee kaikkialta reunaan: mikään viiva ei saa erottaa siitä osaa.',
  'technique.cut-off.rule': 'Osa, jonka viivat erottavat silmukan yhdestä puolesta, kuuluu toiseen.',
  'technique.suppose-line-twice.rule':
    'Oleta viiva ja sen päälle muita sivuja. Jos ne kumoutuvat yksi toisensa jälkeen eikä mikään enää sovi, viivaa ei ole.',
  'technique.suppose-cross-twice.rule':
    'Oleta, ettei viivaa ole, ja sen päälle muita sivuja. Jos ne kumoutuvat yksi toisensa jälkeen eikä mikään enää sovi, viiva on.',
  'technique.suppose-line.rule':
    'Oleta viiva ja seuraa, mihin se pakottaa: jos jokin menee rikki, viivaa ei ole.',
  'technique.suppose-cross.rule':
    'Oleta, ettei viivaa ole, ja seuraa, mihin se pakottaa: jos jokin menee rikki, viiva on.',
  'technique.forced.rule':
    'Joillakin askelilla ei ole lyhyttä perustetta: ne ovat varmoja, mutta vasta pitkä haku näyttää sen.',
};
