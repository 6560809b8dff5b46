/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.full-cell.rule': 'A cell that the line passes through has no other lines.',
  'technique.one-way.rule': 'A line never ends: where it has one way left, it goes there.',
  'technique.no-way-on.rule': 'Where a line could not go on, there is none.',
  'technique.black-border.rule':
    'A black pearl needs two straight steps in each direction it takes, so it turns away from a nearby border.',
  'technique.black-line.rule':
    'A line that leaves a black pearl goes straight through the next cell, and none leaves on the opposite side.',
  'technique.black-blocked.rule':
    'Where the line cannot leave a black pearl on one side, it leaves on the opposite one.',
  'technique.white-border.rule': 'A white pearl on the border has the line along the border.',
  'technique.white-line.rule': 'A line that reaches a white pearl goes straight through it.',
  'technique.white-blocked.rule': 'Where one way through a white pearl is blocked, the line takes the other.',
  'technique.white-sides.rule':
    'The line turns next to a white pearl; where it could not turn on either side, it goes the other way through.',
  'technique.white-turn.rule': 'A line that comes straight into a white pearl turns right after it.',
  'technique.two-blacks.rule': 'There is no line between two black pearls side by side.',
  'technique.three-whites.rule':
    'The line crosses each of three white pearls in a row at right angles to the row.',
  'technique.pearls-together.rule': 'Two rules about pearls and cells can meet in one link and settle it.',
  'technique.early-loop.rule': 'Never close a loop while a pearl or a line is left outside it.',
  'technique.sides.rule':
    'The loop separates inside from outside: count what is crossed to know whether there is a line.',
  'technique.one-piece.rule':
    'The loop is all one piece: it never enters a part that it could not come back from.',
  'technique.suppose-line.rule':
    'Suppose a line and follow what it forces: if something breaks, there is no line.',
  'technique.suppose-cross.rule':
    'Suppose there is no line and follow what that forces: if something breaks, there is a line.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.full-cell.rule': 'Ruudussa, jonka läpi viiva kulkee, ei ole muita viivoja.',
  'technique.one-way.rule': 'Viiva ei pääty mihinkään: jos sillä on yksi tie jäljellä, se jatkuu siitä.',
  'technique.no-way-on.rule': 'Missä viiva ei pääsisi jatkumaan, siinä ei ole viivaa.',
  'technique.black-border.rule':
    'Musta helmi tarvitsee kaksi suoraa askelta kumpaankin suuntaansa, joten se kääntyy pois läheisestä reunasta.',
  'technique.black-line.rule':
    'Mustasta helmestä lähtevä viiva kulkee suoraan seuraavan ruudun läpi, eikä vastakkaiselta puolelta lähde viivaa.',
  'technique.black-blocked.rule':
    'Jos viiva ei voi lähteä mustasta helmestä yhteen suuntaan, se lähtee vastakkaiseen.',
  'technique.white-border.rule': 'Reunalla olevan valkoisen helmen läpi viiva kulkee reunaa pitkin.',
  'technique.white-line.rule': 'Valkoiseen helmeen tuleva viiva kulkee suoraan sen läpi.',
  'technique.white-blocked.rule': 'Jos yksi tie valkoisen helmen läpi on suljettu, viiva kulkee toista.',
  'technique.white-sides.rule':
    'Viiva kääntyy valkoisen helmen vieressä; jos se ei voisi kääntyä kummallakaan puolella, se kulkee helmen läpi toisin päin.',
  'technique.white-turn.rule': 'Suoraan valkoiseen helmeen tullut viiva kääntyy heti sen jälkeen.',
  'technique.two-blacks.rule': 'Kahden vierekkäisen mustan helmen välissä ei ole viivaa.',
  'technique.three-whites.rule': 'Viiva kulkee kolmen valkoisen helmen rivin poikki, jokaisen läpi.',
  'technique.pearls-together.rule':
    'Kaksi helmiä ja ruutuja koskevaa sääntöä voi kohdata yhdessä välissä ja ratkaista sen.',
  'technique.early-loop.rule': 'Älä sulje silmukkaa, kun helmi tai viiva jäisi sen ulkopuolelle.',
  'technique.sides.rule':
    'Silmukka erottaa sisäpuolen ulkopuolesta: laske ylitykset, niin tiedät, onko tässä viiva.',
  'technique.one-piece.rule': 'Koko silmukka on yhtä: osaan, josta se ei pääsisi takaisin, ei mennä.',
  'technique.suppose-line.rule':
    'Oleta viiva ja seuraa, mihin se pakottaa: jos jokin menee rikki, viivaa ei ole.',
  'technique.suppose-cross.rule':
    'Oleta, ettei viivaa ole, ja seuraa, mihin se pakottaa: jos jokin menee rikki, viiva on.',
};
