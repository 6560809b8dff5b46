/** The first lesson and the challenges, in both languages. */

export const lessonEn = {
  'series.challenges': 'Challenges',
  'lesson.number': 'Numbers count lines',
  'lesson.number.text':
    'A number says how many of its four sides are part of the loop. This 3 has two so far. Tap its lower side for the third.',
  'lesson.fork': 'The line never branches',
  'lesson.fork.text':
    'Every dot has two lines or none. This side would make a fork, so it cannot be a line: tap it to cross it out.',
  'lesson.loop': 'One loop, and done',
  'lesson.loop.text':
    'All lines belong to one closed loop. Only one side is missing: tap it to close the loop.',
};

export const lessonFi = {
  'series.challenges': 'Haasteet',
  'lesson.number': 'Numerot laskevat viivoja',
  'lesson.number.text':
    'Numero kertoo, kuinka moni ruudun neljästä sivusta kuuluu silmukkaan. Tällä kolmosella on vasta kaksi. Napauta sen alasivua.',
  'lesson.fork': 'Viiva ei haaraudu',
  'lesson.fork.text':
    'Jokaisessa pisteessä on kaksi viivaa tai ei yhtään. Tästä sivusta syntyisi haara, joten se ei voi olla viiva: napauta se ristiksi.',
  'lesson.loop': 'Yksi silmukka, ja valmis',
  'lesson.loop.text':
    'Kaikki viivat kuuluvat samaan silmukkaan. Enää yksi sivu puuttuu: sulje silmukka napauttamalla sitä.',
};
