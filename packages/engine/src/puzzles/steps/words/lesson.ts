/** The first lesson and the challenges, in both languages. */

export const lessonEn = {
  'series.challenges': 'Challenges',
  'lesson.peg': 'Rings go on pegs',
  'lesson.peg.text':
    'Every piece has rings on two levels, and its middle sits where you put it. Tap the ringed piece, then the ringed place.',
  'lesson.level': 'Two levels',
  'lesson.level.text':
    'The upper rings of one piece may pass over the lower rings of another. Place piece A beside its neighbours.',
  'lesson.order': 'Order matters',
  'lesson.order.text':
    'A piece cannot slide under one that is already there, so some must come first. Only C is left: place it.',
};

export const lessonFi = {
  'series.challenges': 'Haasteet',
  'lesson.peg': 'Renkaat tulevat tappeihin',
  'lesson.peg.text':
    'Palan renkaat ovat kahdessa kerroksessa, ja palan keskikohta tulee siihen, mihin sen panet. Napauta merkittyä palaa ja sitten paikkaa.',
  'lesson.level': 'Kaksi kerrosta',
  'lesson.level.text':
    'Palan ylärenkaat voivat kulkea toisen palan alarenkaiden yli. Aseta pala A naapuriensa viereen.',
  'lesson.order': 'Järjestys ratkaisee',
  'lesson.order.text':
    'Pala ei mahdu jo asetetun alle, joten jotkin palat on pantava ensin. Enää C on jäljellä: aseta se.',
};
