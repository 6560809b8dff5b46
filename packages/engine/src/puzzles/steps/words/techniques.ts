/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.only-place.rule': 'Look at a piece: if one place alone is left for it, it goes there.',
  'technique.leaves-no-room.rule':
    'Try the other places of a piece: those that leave no room for the rest are out.',
  'technique.only-reach.rule':
    'Count the locations that must be covered: one that a single piece can reach decides where it goes.',
  'technique.fall-away.rule':
    'Rule out places one by one: each that falls away takes others with it, until one is left.',
  'technique.keeps-open.rule':
    'With several solutions nothing is forced: place a piece that leaves many of them.',
  'technique.forced.rule':
    'Some places are certain only at the end of a long chain: every other one fails in the end.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.only-place.rule': 'Katso palaa: jos sille on jäljellä vain yksi paikka, se kuuluu siihen.',
  'technique.leaves-no-room.rule':
    'Kokeile palan muita paikkoja: ne, jotka eivät jätä tilaa muille, eivät käy.',
  'technique.only-reach.rule':
    'Laske paikat, jotka on peitettävä: paikka, johon vain yksi pala ylettyy, ratkaisee sen sijainnin.',
  'technique.fall-away.rule':
    'Sulje paikkoja pois yksi kerrallaan: jokainen pois jäävä vie muita mukanaan, kunnes yksi jää.',
  'technique.keeps-open.rule':
    'Kun ratkaisuja on monta, mikään ei ole pakko: aseta pala, joka jättää niistä monta.',
  'technique.forced.rule':
    'Jotkin paikat ovat varmoja vasta pitkän ketjun päässä: kaikki muut epäonnistuvat lopulta.',
};
