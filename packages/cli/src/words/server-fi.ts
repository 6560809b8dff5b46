/** What `serve` and `factory` say, in Finnish. */
import type { Values } from 'edgewise';
import type { serverEn } from './server-en.ts';

export const serverFi: { readonly [Code in keyof typeof serverEn]: (typeof serverEn)[Code] } = {
  'about-serve':
    'tarjoile sovellus, tarkistetut tulokset, lyhyet linkit, varmuuskopiot ja moottori verkkopalveluna',
  'about-factory':
    'tee suuria kokoelmia: lisää tilaus, työstä sitä (niin monella koneella kuin haluat), kysy tilaa, vie tulokset',
  'arg-factory': 'add, work, status tai export',
  'opt-port': 'portti (oletus: 8080)',
  'opt-host': 'kuunneltava osoite (oletus: 127.0.0.1; 0.0.0.0 on kaikki)',
  'opt-data':
    'sisäisen tietokannan kansio (oletus: edgewise-data); DATABASE_URL käyttää sen sijaan PostgreSQL:ää',
  'opt-factory-threads': 'tee myös tehtaan töitä näin monella säikeellä',
  'opt-behind-proxy': 'lue kävijän osoite otsakkeesta X-Forwarded-For',
  'opt-factory-game': 'peli, jonka tehtäviä tehdään',
  'opt-factory-count': 'tee näin monta (oletus: 100)',
  'opt-days': 'tee sen sijaan näin monen tulevan päivän tehtävät',
  'opt-order': 'vietävä tilaus (oletus: ainoa)',
  'opt-keep-working': 'jää odottamaan uusia tilauksia, kun kaikki on tehty',
  'opt-export-output': 'kirjoita tänne (oletus: vakiotuloste)',
  'server-missing':
    'Tähän tarvitaan paketti edgewise-server, joka tuo tietokannan: npm install edgewise-server',
  'server-runs': 'Edgewise on osoitteessa {url}  (Ctrl-C pysäyttää)',
  'server-data': 'Tietokanta: {where}',
  'server-stopping': 'Pysähdytään: kesken olevat pyynnöt hoidetaan loppuun.',
  'factory-what': 'factory tarvitsee jonkin näistä: add, work, status, export; annettu oli ”{given}”.',
  'factory-added': ({ id, count, jobs }: Values) =>
    `Tilaus ${id}: ${count === 1 ? '1 tehtävä' : `${count} tehtävää`}, ${jobs === 1 ? '1 työ' : `${jobs} työtä`} jonossa. Seuraavaksi: edgewise factory work`,
  'factory-days': ({ jobs }: Values) =>
    `${jobs === 1 ? '1 tulevan päivän tehtävä' : `${jobs} tulevien päivien tehtävää`} jonossa.`,
  'factory-done': 'Kaikki on tehty.',
  'factory-order': ({ id, game, level, seed, made, count, failed, lastMinute }: Values) =>
    `${id}  ${game} ${level}  siemen ${seed}  ${made}/${count} tehty${failed ? `, ${failed} mahdotonta` : ''}${lastMinute ? `, ${lastMinute} viime minuutin aikana` : ''}`,
  'factory-jobs': 'Työt: {waiting} odottaa, {active} kesken, {failed} epäonnistunut.',
  'factory-none':
    'Tilauksia ei ole vielä: edgewise factory add --game slitherlink --preset normal --count 100',
  'factory-which': 'Tilauksia on useita; valitse yksi valitsimella --order: {known}.',
  'factory-unknown': 'Tilausta ”{given}” ei ole. Tunnetut: {known}.',
  'factory-short': '{missing}/{count} tehtävää on (vielä) tekemättä.',
};
