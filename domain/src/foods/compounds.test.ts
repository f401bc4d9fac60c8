import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import { isA } from './food.ts';
import { foodOf } from './food-of.ts';

const names = await loadFoodNames('de', ['fr']);
const meant = (title: string) => foodOf(title, names);
const idOf = (title: string) => {
  const meaning = meant(title);
  return meaning?.is === 'food' ? meaning.food.id : (meaning?.is ?? null);
};

test.each([
  ['Äpfel', 'apple'],
  ['Aepfel', 'apple'],
  ['apfel', 'apple'],
  ['Kaese', 'cheese'],
  ['kase', 'cheese'],
  ['Weisse Schokolade', 'white-chocolate'],
  ['Gruene Bohnen', 'green-beans'],
  ['reife Tomaten', 'tomato'],
  ['gekochtes Ei', 'boiled-egg'],
  ['halber Kohlrabi', 'stir-fry-vegetables'],
  ['Hänchenbrust', 'chicken-breast'],
])('plural, ending, umlaut and a slip do not matter: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test('Kasse, Ei, Eis, Kraut and Kräuter are five words', () => {
  expect(['Kasse', 'Ei', 'Eis', 'Kraut', 'Kräuter'].map(idOf)).toEqual([
    null,
    'egg',
    'ice-cream',
    'cabbage',
    'herbs',
  ]);
});

test.each([
  ['Bergbauernmilch', 'milk'],
  ['Pfirsichjoghurt', 'yoghurt'],
  ['Zitroneneis', 'ice-cream'],
  ['Schokoladenkekse', 'biscuits'],
  ['Rinderhüftsteak', 'steak'],
  ['Rahmkartoffeln', 'cooked-vegetables'],
  ['Dosenpfirsiche', 'tinned-peaches'],
  ['Tiefkühlspinat', 'spinach'],
  ['Mangostücke', 'mango'],
  ['Apfelwürfel', 'cut-fruit'],
  ['Bodenreiniger', 'household'],
  ['Pfirsich-Maracuja-Joghurt', 'yoghurt'],
  ['Lachs-Sahne-Gratin', 'ready-meal'],
])('the last part of a compound says what it is: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Kokosmilch', 'coconut-milk'],
  ['Kokos Milch', 'coconut-milk'],
  ['Leberkäse', 'cold-cuts'],
  ['Leber Käse', 'cold-cuts'],
  ['Erdnussbutter', 'peanut-butter'],
  ['Erdnuss-Butter', 'peanut-butter'],
  ['Fleischtomate', 'tomato'],
  ['Milchreis', 'rice-pudding'],
  ['Rotebete', 'beetroot'],
  ['Sonnenmilch', 'household'],
])('longer names come first, however they are put together: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Kümmelwurst', 'bratwurst'],
  ['Pilzsalat', 'dressed-salad'],
  ['Birnenkuchen vom Blech', 'fruit-pie'],
  ['Ochsenbrühe', 'vegetable-stock'],
  ['Lachscremetasche', null],
  ['Kräutercreme', null],
  ['Schmorkohl', null],
  ['Zeldareis', null],
])('what may be raw, cooked or filled keeps as the shortest, or nobody knows it: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Pizza Spinat', 'pizza'],
  ['Eistee Pfirsich', 'iced-tea'],
  ['Grießpudding Zimt', 'pudding'],
  ['Tomaten Suppe', 'tomato-soup'],
  ['Ciabatta Schinken Käse', 'sandwich'],
  ['Ravioli Fleisch', 'ravioli'],
])('of two names beside each other either may be the head: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Filet vom Schwein', 'pork'],
  ['Reste vom Hähnchen', 'leftovers'],
  ['Joghurt mit Erdbeeren', 'yoghurt'],
  ['Hähnchen mit Reis', 'rice-dish'],
  ['Reis, gekocht', 'cooked-rice'],
  ['Hering in Tomatensoße', 'tinned-fish'],
  ['Schweinefilet mit getrockneten Pflaumen', 'pork-tenderloin'],
  ['Lachs in Wasser', 'salmon'],
])('what stands behind tells of the food before: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Rinderhack Dose?', 'mince'],
  ['Thunfisch Dose', 'tinned-tuna'],
  ['Hackfleisch von gestern', 'mince'],
  ['Reis von gestern', 'cooked-rice'],
  ['Rest Hackfleisch', 'mince'],
  ['Bio Hackfleisch gemischt QS', 'mince'],
  ['Buletten roh', 'mince'],
  ['Hühnerbrühe', 'vegetable-stock'],
  ['Hühnerbrühe selbstgemacht', 'vegetable-stock'],
  ['Brühe Pulver', 'gravy-granules'],
  ['Suppenhuhn', 'chicken'],
  ['Lachs geräuchert', 'smoked-salmon'],
])('raw, fresh and left over come before what keeps: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test('what is opened or frozen says so', () => {
  expect(meant('TK-Spinat')).toMatchObject({ place: 'freezer', food: { id: 'spinach' } });
  expect(meant('angebrochene H-Milch')).toMatchObject({ place: 'fridge', isOpen: true });
  expect(meant('TK Hackfleisch')).toMatchObject({ place: 'freezer', food: { id: 'mince' } });
});

test('what is sold as raw stays raw in a compound', () => {
  for (const title of ['Putengyros', 'Zitronenhähnchen', 'Wildschweinragoutfleisch', 'Kräuterbratwurst']) {
    const meaning = meant(title);
    expect(
      meaning?.is === 'food' && ['raw-meat', 'raw-poultry'].some((kind) => isA(meaning.food, kind)),
    ).toBe(true);
  }
});
