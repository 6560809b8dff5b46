/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.only-fit.rule': 'Look at a cell: if one piece alone fits its sides, that piece goes there.',
  'technique.only-place.rule': 'Look at a piece: if one place alone is left for it, it goes there.',
  'technique.only-places.rule':
    'Equal pieces with just as many places as there are of them fill all those places.',
  'technique.what-if.rule':
    'Try the other pieces in a cell: those that leave a neighbour without a piece are out.',
  'technique.reason.rule': 'A few cells taken together can leave one piece where none of them does alone.',
  'technique.choice.rule': 'Where several ways lead to a solution, nothing is forced: take one and see.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.only-fit.rule': 'Katso ruutua: jos vain yksi pala sopii sen sivuihin, se kuuluu siihen.',
  'technique.only-place.rule': 'Katso palaa: jos sille on jäljellä vain yksi paikka, se kuuluu siihen.',
  'technique.only-places.rule':
    'Samanlaiset palat, joille on juuri yhtä monta paikkaa kuin niitä on, täyttävät ne kaikki.',
  'technique.what-if.rule':
    'Kokeile muita paloja ruutuun: ne, jotka jättävät naapurin ilman palaa, eivät käy.',
  'technique.reason.rule': 'Muutama ruutu yhdessä voi jättää yhden palan, vaikka mikään yksin ei jätä.',
  'technique.choice.rule': 'Kun moni tie vie ratkaisuun, mikään ei ole pakko: valitse yksi ja katso.',
};
