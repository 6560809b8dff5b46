/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.begin.rule': 'The first tile can go anywhere: the whole picture may be turned and moved.',
  'technique.only-curve.rule':
    'Where both ends of the line meet, the shape of the curve is known: take the tile that has it.',
  'technique.only-fit.rule':
    'The line must go on from each loose end: where only one tile fits, it goes there.',
  'technique.look.rule': 'Try each tile at a loose end: those that leave another end with no tile are out.',
  'technique.look-home.rule':
    'Keep the way home short enough: the ends must still meet with the tiles that are left.',
  'technique.together.rule':
    'A few tiles on the board can leave one way to finish, even if each alone leaves more.',
  'technique.leads.rule': 'Where several ways lead to a solution, nothing is forced: take one and see.',
  'technique.turn-leads.rule':
    'When only turns are left to find, turn one tile the way it is in a solution and go on from there.',
  'technique.forced-space.rule':
    'A space with tiles on three sides must be filled first, by a tile that fits all three.',
  'technique.keeps-score.rule': 'In Solitaire, place the tile that keeps the most points possible.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.begin.rule': 'Ensimmäinen laatta voi olla missä vain: koko kuviota saa kääntää ja siirtää.',
  'technique.only-curve.rule':
    'Missä viivan molemmat päät kohtaavat, kaaren muoto tiedetään: ota laatta, jossa se on.',
  'technique.only-fit.rule':
    'Viivan on jatkuttava jokaisesta päästä: missä vain yksi laatta sopii, se kuuluu siihen.',
  'technique.look.rule':
    'Kokeile jokaista laattaa viivan päähän: ne, jotka jättävät toisen pään ilman laattaa, eivät käy.',
  'technique.look-home.rule':
    'Pidä kotimatka riittävän lyhyenä: päiden on vielä kohdattava jäljellä olevilla laatoilla.',
  'technique.together.rule':
    'Muutama laatta laudalla voi jättää yhden tavan jatkaa, vaikka kukin yksin jättäisi useita.',
  'technique.leads.rule': 'Kun moni tie vie ratkaisuun, mikään ei ole pakko: valitse yksi ja katso.',
  'technique.turn-leads.rule':
    'Kun etsittävänä ovat vain asennot, käännä yksi laatta ratkaisun mukaan ja jatka siitä.',
  'technique.forced-space.rule':
    'Paikka, jolla on laattoja kolmella sivulla, täytetään ensin laatalla, joka sopii kaikkiin kolmeen.',
  'technique.keeps-score.rule': 'Pasianssissa aseta laatta, joka jättää eniten pisteitä mahdollisiksi.',
};
