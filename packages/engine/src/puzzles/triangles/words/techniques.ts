/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.only-fit.rule': 'Look at a cell: if only one piece fits its sides, that piece goes there.',
  'technique.only-place.rule': 'Look at a piece: if only one place is left for it, it goes there.',
  'technique.only-places.rule':
    'Equal pieces with just as many places as there are of them fill all those places.',
  'technique.what-if.rule':
    'Try the other pieces in a cell: those that leave a neighbour without a piece are out.',
  'technique.sides.rule':
    'Look at what can still go on the cells beside it: a piece that none of those can match is out.',
  'technique.last-place.rule':
    'Strike out what the cells can no longer take: a piece with one place left goes there.',
  'technique.needed.rule': 'A piece that another cell cannot do without is not free for this one.',
  'technique.tries.rule':
    'Try the other pieces in a cell one by one and follow what each forces: one that leaves a cell or a piece with nothing is out.',
  'technique.cases.rule':
    'When a piece that is tried forces nothing more, look at a cell with few pieces left: if each of them fails, the tried one is out.',
  'technique.choice.rule': 'Where several ways lead to a solution, nothing is forced: take one and see.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.only-fit.rule': 'Katso ruutua: jos vain yksi pala sopii sen sivuihin, se kuuluu siihen.',
  'technique.only-place.rule': 'Katso palaa: jos sille on jäljellä vain yksi paikka, se kuuluu siihen.',
  'technique.only-places.rule':
    'Samanlaiset palat, joille on juuri yhtä monta paikkaa kuin niitä on, täyttävät ne kaikki.',
  'technique.what-if.rule':
    'Kokeile muita paloja ruutuun: ne, jotka jättävät naapurin ilman palaa, eivät käy.',
  'technique.sides.rule':
    'Katso, mitä viereisiin ruutuihin voi vielä tulla: pala, johon mikään niistä ei sovi, ei käy.',
  'technique.last-place.rule':
    'Sulje pois se, mitä ruutuihin ei enää voi tulla: pala, jolle jää yksi paikka, kuuluu siihen.',
  'technique.needed.rule': 'Pala, jota toinen ruutu välttämättä tarvitsee, ei ole vapaa tähän.',
  'technique.tries.rule':
    'Kokeile ruutuun muita paloja yksi kerrallaan ja seuraa, mihin ne pakottavat: jos jokin ruutu tai pala jää ilman, kokeiltu ei käy.',
  'technique.cases.rule':
    'Kun kokeiltu pala ei enää pakota mihinkään, katso ruutua, johon sopii vain muutama: jos niistä jokainen epäonnistuu, kokeiltu ei käy.',
  'technique.choice.rule': 'Kun moni tie vie ratkaisuun, mikään ei ole pakko: valitse yksi ja katso.',
};
