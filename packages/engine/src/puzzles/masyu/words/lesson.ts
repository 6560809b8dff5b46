/** The first lesson and the challenges, in both languages. */

export const lessonEn = {
  'series.challenges': 'Challenges',
  'lesson.white': 'White: straight on',
  'lesson.white.text':
    'The loop goes straight through a white pearl, and turns right before it or right after it. Tap to draw on through this one.',
  'lesson.black': 'Black: turn',
  'lesson.black.text':
    'The loop turns on a black pearl, and goes straight before and after it. Tap to turn here.',
  'lesson.loop': 'One loop, and done',
  'lesson.loop.text': 'The loop passes every pearl and closes. Only one piece is missing: tap it.',
};

export const lessonFi = {
  'series.challenges': 'Haasteet',
  'lesson.white': 'Valkoinen: suoraan',
  'lesson.white.text':
    'Silmukka kulkee valkoisen helmen läpi suoraan ja kääntyy heti sen edellä tai jäljessä. Jatka viivaa napauttamalla.',
  'lesson.black': 'Musta: käänny',
  'lesson.black.text':
    'Silmukka kääntyy mustassa helmessä ja kulkee suoraan sen edellä ja jäljessä. Käänny tässä napauttamalla.',
  'lesson.loop': 'Yksi silmukka, ja valmis',
  'lesson.loop.text':
    'Silmukka kulkee kaikkien helmien läpi ja sulkeutuu. Enää yksi pätkä puuttuu: napauta sitä.',
};
