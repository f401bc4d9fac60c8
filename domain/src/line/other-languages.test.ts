import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadLineWords } from '@crisper/texts/all/line-words.ts';
import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { foodSense } from '#foods/food-sense.ts';
import type { Language } from '#languages/languages.ts';
import type { LineFood, Part } from './line-food.ts';
import { readFoods } from './read-lines.ts';

const SIGN = { said: '', guessed: '~', doubtful: '?' };

function shown<Value>(name: string, part: Part<Value> | null, text: (value: NonNullable<Value>) => unknown) {
  return part ? ` ${name}=${part.value ? text(part.value) : 'none'}${SIGN[part.certainty]}` : '';
}

/** What a food is in one line; what is guessed ends with ~, what is doubtful with a question mark. */
const inWords = ({ title, amount, date, place, opened, began, price }: LineFood) =>
  [
    `${title.value}${SIGN[title.certainty]}`,
    shown('amount', amount, (value) => `${value.amount} ${value.unit}`),
    shown('end', date, (value) => value.date),
    shown('place', place, (value) => value),
    shown('opened', opened, (value) => value),
    shown('began', began, ({ kind, on }) => `${kind} ${on}`),
    shown('price', price, (value) => value),
  ].join('');

async function read(language: Language, text: string): Promise<string[]> {
  const names = await loadFoodNames(language);
  const { lineWords: words } = await loadLineWords(language);
  const { foods } = readFoods(text, {
    ...{ places: [], people: [], me: 'me', order: 'day-first', customary: 'imperial', currency: null },
    ...{ today: calendarDate('2026-11-18'), words, sense: foodSense(names) },
  });
  return foods.map(inWords);
}

test.each<[Language, string, ...string[]]>([
  ['en', 'cheese expired on friday', 'Cheese end=2026-11-13?'],
  ['de', 'Käse abgelaufen am 15.', 'Käse end=2026-11-15?'],
  ['fr', 'fromage périmé depuis lundi', 'Fromage end=2026-11-16?'],
  ['pt-BR', 'queijo venceu dia 15', 'Queijo end=2026-11-15?'],
  ['sv', 'kyckling 900g 89:90 sfd 21/11', 'Kyckling amount=900 g end=2026-11-21 price=89.90'],
  ['sv', 'skinka BF 261203', 'Skinka end=2026-12-03'],
  ['da', 'æbler 1,2 kg 24,-', 'Æbler amount=1200 g price=24'],
  ['nl', 'zak spinazie 450 gram, goed tot vrijdag', 'Spinazie amount=450 g end=2026-11-20'],
  ['es', '2 bricks de leche caduca el 21', 'Leche amount=2 pack end=2026-11-21'],
  ['de', '2 kleine Becher Sahne bis Freitag', 'Sahne amount=2 pack end=2026-11-20'],
  [
    'de',
    'eine große Dose Tomaten, ein gutes Pfund Spargel',
    'Dose Tomaten amount=1 piece',
    'Spargel amount=500 g',
  ],
  ['de', '6er Pack Eier, gelegt am 10.11.', 'Eier~ amount=6 piece~ began=bought 2026-11-10'],
  ['de', 'Kokosmilch 2 Dosen 1,29 € je Dose', 'Kokosmilch Dosen amount=2 piece price=2.58~'],
  ['de', 'Aufschnitt 200g vom Metzger, 2-3 Tage haltbar', 'Aufschnitt~ amount=200 g end=2026-11-20~'],
  ['de', 'Gulasch gefrorn 8.11. 400 gr', 'Gulasch amount=400 g place=freezer~ began=frozen 2026-11-08'],
  ['de', 'Hühnchen aufgetaut seit heute früh', 'Hühnchen began=since 2026-11-18'],
  ['de', 'Ketchup abgelaufen seit 3.11.', 'Ketchup end=2026-11-03?'],
  ['de', 'Sahne vielleicht bis Freitag', 'Sahne~ end=2026-11-20~'],
  ['de', '3 Scheiben Schinken v. gestern', 'Schinken~ amount=3 piece began=since 2026-11-17~'],
  ['de', 'Deine Bestellung: 2x Nudeln 500g 1,79 €', 'Nudeln amount=2 pack~ price=1,79'],
  ['de', 'Deine Bestellung 4711 ist unterwegs'],
  ['de', 'Gruyère 250 g Fr. 5.40', 'Gruyère amount=250 g price=5.40'],
  ['de', 'Milch bis Fr 20.11., Brot Fr 5.12.', 'Milch end=2026-11-20', 'Brot end=2026-11-20?'],
  [
    'fr',
    'un grand pot de crème, 2 petites boîtes de thon',
    'Crème amount=1 pack',
    'Boîtes de thon amount=2 piece',
  ],
  ['fr', 'un bon kilo de carottes', 'Carottes amount=1000 g'],
  ['fr', "la moitié d'un chou-fleur", 'Chou-fleur amount=0.5 piece'],
  ['fr', '6 œufs DCR 9/12', 'Œufs amount=6 piece end=2026-12-09'],
  ['fr', 'jambon 4 tranches du charcutier, 3 jours max', 'Jambon~ amount=4 piece end=2026-11-21'],
  [
    'fr',
    "maman dit qu'il reste 3 paquets de petits pois au congélateur",
    'Petits pois~ amount=3 pack place=freezer',
  ],
  ['fr', "crème bonne jusqu'à la fin de semaine je crois", 'Crème~ end=2026-11-21?'],
  ['fr', 'riz de dimanche', 'Riz (restes)~ began=since 2026-11-15~'],
  ['fr', 'ketchup périmé depuis le 3/11', 'Ketchup end=2026-11-03?'],
  ['fr', "jus d'orange ouvert depuis mardi", "Jus d'orange opened=2026-11-17"],
  ['fr', 'le yaourt périme vendredi', 'Yaourt~ end=2026-11-20'],
  ['fr', 'Votre commande : 2x spaghetti 500g 1,79 €', 'Spaghetti amount=2 pack~ price=1,79'],
  ['de', '10 dag Extrawurst', 'Extrawurst amount=100 g'],
  ['de', 'eine 1,5 Liter Flasche Cola', 'Cola amount=1500 ml'],
  ['de', 'zwei drei Möhren', 'Möhren~ amount=2 piece~'],
  ['de', '4er-Pack Joghurt bis 25.11.', 'Joghurt~ amount=4 piece~ end=2026-11-25'],
  [
    'de',
    'wir haben noch 2 Liter Milch und ein halbes Brot',
    'Milch~ amount=2000 ml',
    'Brot amount=0.5 piece',
  ],
  ['de', 'hab grad 500 g Mett geholt', 'Mett~ amount=500 g'],
  ['fr', "yaourts pack de 4 jusqu'au 25/11", 'Yaourts~ amount=4 piece~ end=2026-11-25'],
  ['fr', '12€50 le rôti de veau', 'Rôti de veau~ price=12.50'],
])('in %s, “%s” is read', async (language, text, ...foods) =>
  expect(await read(language, text)).toEqual(foods),
);
