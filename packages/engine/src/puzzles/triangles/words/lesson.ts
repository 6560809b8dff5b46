/** The first lesson and the challenges, in both languages. */

export const lessonEn = {
  'series.challenges': 'Challenges',
  'lesson.turn': 'Pieces turn',
  'lesson.turn.text':
    'Every side of a piece must match what it touches: here, the wall. Tap the piece to turn it.',
  'lesson.match': 'Sides match',
  'lesson.match.text':
    'Two pieces that touch must agree on the side between them. Tap the ringed piece, then its place.',
  'lesson.fill': 'Fill the board',
  'lesson.fill.text':
    'When every place is filled and every side matches, the puzzle is solved. Place the last piece.',
};

export const lessonFi = {
  'series.challenges': 'Haasteet',
  'lesson.turn': 'Palat kääntyvät',
  'lesson.turn.text':
    'Palan jokaisen sivun pitää sopia siihen, mitä se koskettaa: tässä seinään. Käännä pala napauttamalla sitä.',
  'lesson.match': 'Sivut sopivat yhteen',
  'lesson.match.text':
    'Kahden vierekkäisen palan yhteisen sivun pitää olla sama. Napauta merkittyä palaa ja sitten sen paikkaa.',
  'lesson.fill': 'Täytä lauta',
  'lesson.fill.text':
    'Kun joka paikka on täynnä ja kaikki sivut sopivat, pulma on ratkaistu. Aseta viimeinen pala.',
};
