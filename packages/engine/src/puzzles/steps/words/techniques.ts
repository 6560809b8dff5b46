/** Each technique as a rule in a sentence, in both languages: what its page begins with. */
export const rulesEn = {
  'technique.only-place.rule': 'Look at a piece: if only one place is left for it, it goes there.',
  'technique.leaves-no-room.rule':
    'Try the other places of a piece: those that leave no room for the rest are out.',
  'technique.only-reach.rule':
    'Count the locations that must be covered: one that a single piece can reach decides where it goes.',
  'technique.cover-left.rule':
    'Pick a location that must be covered and try every way to cover it: if all but one fail at once, take that one.',
  'technique.fails-at-once.rule':
    'Try each place of a piece: it is out if another piece has no place left, or if too few locations are left for the rest.',
  'technique.then-stuck.rule':
    'Try a place and follow what must come next: if a piece ends up without a place, the place is out.',
  'technique.go-through.rule':
    'Try a place, then pick the location or piece with the fewest ways left: if each of them fails, the place is out.',
  'technique.many-boards.rule':
    'On an empty board even a good choice of location leaves many cases: go through them in order, the tightest spot first.',
  'technique.keeps-open.rule':
    'With several solutions nothing is forced: place a piece that leaves many of them.',
};

export const rulesFi: Readonly<Record<keyof typeof rulesEn, string>> = {
  'technique.only-place.rule': 'Katso palaa: jos sille on jäljellä vain yksi paikka, se kuuluu siihen.',
  'technique.leaves-no-room.rule':
    'Kokeile palan muita paikkoja: ne, jotka eivät jätä tilaa muille, eivät käy.',
  'technique.only-reach.rule':
    'Laske paikat, jotka on peitettävä: paikka, johon vain yksi pala ylettyy, ratkaisee sen sijainnin.',
  'technique.cover-left.rule':
    'Valitse paikka, joka on peitettävä, ja kokeile kaikkia tapoja: jos muut kaatuvat heti, jäljelle jäävä on oikea.',
  'technique.fails-at-once.rule':
    'Kokeile palan jokaista paikkaa: se ei käy, jos toiselta palalta loppuvat paikat tai muille jää liian vähän tilaa.',
  'technique.then-stuck.rule':
    'Kokeile paikkaa ja seuraa, mitä siitä väistämättä seuraa: jos jokin pala jää ilman paikkaa, paikka ei käy.',
  'technique.go-through.rule':
    'Kokeile paikkaa ja valitse sitten kohta tai pala, jolla on vähiten vaihtoehtoja: jos ne kaikki kaatuvat, paikka ei käy.',
  'technique.many-boards.rule':
    'Tyhjällä laudalla hyväkin valinta jättää paljon vaihtoehtoja: käy ne läpi järjestyksessä, ahtain kohta ensin.',
  'technique.keeps-open.rule':
    'Kun ratkaisuja on monta, mikään ei ole pakko: aseta pala, joka jättää niistä monta.',
};
