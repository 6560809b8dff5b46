/** The first lesson, in both languages. */

export const lessonEn = {
  'series.discovery-YGR': 'Discovery: yellow, green, red',
  'series.discovery-GRB': 'Discovery: green, red, blue',
  'series.discovery-YGB': 'Discovery: yellow, green, blue',
  'lesson.turn': 'Tiles turn',
  'lesson.turn.text':
    'Where two tiles touch, the lines must have the same colour. Tap this tile to turn it until they meet.',
  'lesson.join': 'Tiles join',
  'lesson.join.text':
    'The yellow line has two loose ends, and one place touches both. Tap the ringed tile, then that place.',
  'lesson.close': 'Close the loop',
  'lesson.close.text':
    'One more turn, and the yellow line runs through all three tiles and closes. Tap the tile.',
};

export const lessonFi = {
  'series.discovery-YGR': 'Löytöretki: keltainen, vihreä, punainen',
  'series.discovery-GRB': 'Löytöretki: vihreä, punainen, sininen',
  'series.discovery-YGB': 'Löytöretki: keltainen, vihreä, sininen',
  'lesson.turn': 'Laatat kääntyvät',
  'lesson.turn.text':
    'Siinä missä kaksi laattaa koskettaa, viivojen pitää olla samanvärisiä. Käännä laattaa napauttamalla.',
  'lesson.join': 'Laatat liittyvät',
  'lesson.join.text':
    'Keltaisella viivalla on kaksi irtopäätä, ja yksi paikka koskettaa molempia. Napauta merkittyä laattaa ja sitten paikkaa.',
  'lesson.close': 'Sulje silmukka',
  'lesson.close.text':
    'Vielä yksi käännös, ja keltainen viiva kulkee kaikkien kolmen laatan läpi ja sulkeutuu. Napauta laattaa.',
};
