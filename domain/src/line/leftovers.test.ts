import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadLineWords } from '@crisper/texts/all/line-words.ts';
import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { foodSense } from '#foods/food-sense.ts';
import { estimate, usualPlace } from '#items/shelf-life/estimate.ts';
import type { Language } from '#languages/languages.ts';
import { isOpen } from './line-food.ts';
import { readFoods } from './read-lines.ts';

async function linesOf(language: Language, text: string) {
  const names = await loadFoodNames(language);
  const { lineWords: words } = await loadLineWords(language);
  const { foods } = readFoods(text, {
    ...{ places: [], people: [], me: 'me', order: 'day-first', customary: 'imperial', currency: null },
    // A Wednesday.
    ...{ today: calendarDate('2026-11-18'), words, sense: foodSense(names) },
  });
  return { foods, names };
}

/** The title, where it is kept, and for how many days from its beginning. */
async function read(language: Language, text: string): Promise<string[]> {
  const { foods, names } = await linesOf(language, text);
  return foods.map((line) => {
    const title = line.title.value;
    const food = { title, category: 'Others' as const, isOpened: isOpen(line), isCategorySaid: false };
    const place = line.place?.value ?? usualPlace(food, names);
    return `${title}, ${place}, ${estimate({ ...food, place, spans: [] }, names)?.days ?? 'asked'}`;
  });
}

test.each<[Language, string, string]>([
  ['en', 'rice from yesterday', 'Rice (leftovers), fridge, 1'],
  ['en', "yesterday's rice", 'Rice (leftovers), fridge, 1'],
  ['en', 'rice yesterday', 'Rice (leftovers), fridge, 1'],
  ['en', 'rice, from yesterday', 'Rice (leftovers), fridge, 1'],
  ['en', 'rice cooked yesterday', 'Rice (leftovers), fridge, 1'],
  ['en', 'pasta from Sunday', 'Pasta (leftovers), fridge, 3'],
  ['en', "last night's noodles", 'Noodles (leftovers), fridge, 3'],
  ['en', "yesterday's potatoes", 'Potatoes (leftovers), fridge, 3'],
  ['en', 'couscous from Monday', 'Couscous (leftovers), fridge, 3'],
  ['en', 'lentils 2 days ago', 'Lentils (leftovers), fridge, 3'],
  ['en', 'chickpeas from Sunday', 'Chickpeas (leftovers), fridge, 3'],
  ['en', 'quinoa cooked today', 'Quinoa (leftovers), fridge, 3'],
  ['en', 'porridge from yesterday', 'Porridge (leftovers), fridge, 3'],
  ['en', 'rice from sunday in the freezer', 'Rice (leftovers), freezer, 30'],
  ['en', 'rice since yesterday in the fridge', 'Rice (leftovers), fridge, 1'],
  ['de', 'Reis von gestern', 'Reis (Reste), fridge, 1'],
  ['de', 'Nudeln vom Sonntag', 'Nudeln (Reste), fridge, 3'],
  ['de', 'Kartoffeln von gestern', 'Kartoffeln (Reste), fridge, 3'],
  ['de', 'gestern Reis gekocht', 'Reis (Reste), fridge, 1'],
  ['fr', "riz d'hier", 'Riz (restes), fridge, 1'],
  ['fr', 'pâtes de dimanche', 'Pâtes (restes), fridge, 3'],
  ['fr', "pommes de terre d'hier soir", 'Pommes de terre (restes), fridge, 3'],
  ['fr', 'lentilles de la veille', 'Lentilles (restes), fridge, 3'],
  ['fr', 'riz cuit hier', 'Riz (restes), fridge, 1'],
  ['es', 'arroz de ayer', 'Arroz (sobras), fridge, 1'],
  ['es', 'pasta del domingo', 'Pasta (sobras), fridge, 3'],
  ['es', 'patatas de anoche', 'Patatas (sobras), fridge, 3'],
  ['es', 'lentejas cocidas ayer', 'Lentejas (sobras), fridge, 3'],
  ['it', 'riso di ieri', 'Riso (avanzi), fridge, 1'],
  ['it', 'pasta di domenica', 'Pasta (avanzi), fridge, 3'],
  ['it', 'patate di ieri sera', 'Patate (avanzi), fridge, 3'],
  ['it', 'riso cotto ieri', 'Riso (avanzi), fridge, 1'],
  ['nl', 'rijst van gisteren', 'Rijst (restjes), fridge, 1'],
  ['nl', 'pasta van zondag', 'Pasta (restjes), fridge, 3'],
  ['nl', 'aardappelen van gisteravond', 'Aardappelen (restjes), fridge, 3'],
  ['nl', 'rijst gekookt gisteren', 'Rijst (restjes), fridge, 1'],
  ['sv', 'ris från igår', 'Ris (rester), fridge, 1'],
  ['sv', 'gårdagens ris', 'Ris (rester), fridge, 1'],
  ['sv', 'pasta från i söndags', 'Pasta (rester), fridge, 3'],
  ['sv', 'potatis kokt igår', 'Potatis (rester), fridge, 3'],
  ['da', 'ris fra i går', 'Ris (rester), fridge, 1'],
  ['da', 'pasta fra i søndags', 'Pasta (rester), fridge, 3'],
  ['da', 'kartofler kogt i går', 'Kartofler (rester), fridge, 3'],
  ['pt-BR', 'arroz de ontem', 'Arroz (sobras), fridge, 1'],
  ['pt-BR', 'macarrão de domingo', 'Macarrão (sobras), fridge, 3'],
  ['pt-BR', 'feijão de ontem à noite', 'Feijão (sobras), fridge, 3'],
  ['pt-BR', 'arroz cozido ontem', 'Arroz (sobras), fridge, 1'],
])('a staple from a day that has passed was cooked: %s, %s', async (language, text, food) => {
  expect(await read(language, text)).toEqual([food]);
});

test.each<[Language, string, string]>([
  ['en', 'rice 1 kg', 'Rice, pantry, 365'],
  ['en', 'rice bought yesterday', 'Rice, pantry, 365'],
  ['en', 'rice opened yesterday', 'Rice, pantry, 180'],
  ['en', 'rice frozen yesterday', 'Rice, freezer, asked'],
  ['en', 'rice since sunday in the pantry', 'Rice, pantry, 365'],
  ['en', 'rice 3 weeks ago', 'Rice, pantry, 365'],
  ['en', 'dry pasta from saturday', 'Dry pasta, pantry, 365'],
  ['en', 'cooked rice from yesterday', 'Cooked rice, fridge, 1'],
  ['en', 'fried rice from yesterday', 'Fried rice, fridge, 1'],
  ['en', 'rice cakes from yesterday', 'Rice cakes, pantry, 240'],
  ['en', 'onions from yesterday', 'Onions, pantry, 30'],
  ['en', 'chicken from yesterday', 'Chicken, fridge, 1'],
  ['en', 'eggs from yesterday', 'Eggs, fridge, 21'],
  ['en', 'salad from yesterday', 'Salad, fridge, 2'],
  ['de', 'Reis gestern gekauft', 'Reis, pantry, 365'],
  ['de', 'Hackfleisch von gestern', 'Hackfleisch, fridge, 1'],
  ['de', 'Milch von gestern', 'Milch, fridge, 7'],
  ['fr', 'riz acheté hier', 'Riz, pantry, 365'],
  ['fr', "pain d'hier", 'Pain, pantry, 4'],
  ['es', 'arroz comprado ayer', 'Arroz, pantry, 365'],
  ['es', 'pollo de ayer', 'Pollo, fridge, 1'],
  ['it', 'riso comprato ieri', 'Riso, pantry, 365'],
  ['it', 'pane di ieri', 'Pane, pantry, 4'],
  ['nl', 'rijst gekocht gisteren', 'Rijst, pantry, 365'],
  ['nl', 'kip van gisteren', 'Kip, fridge, 1'],
  ['sv', 'ris köpt igår', 'Ris, pantry, 365'],
  ['sv', 'bröd från igår', 'Bröd, pantry, 4'],
  ['da', 'ris købt i går', 'Ris, pantry, 365'],
  ['da', 'kylling fra i går', 'Kylling, fridge, 1'],
  ['pt-BR', 'arroz comprado ontem', 'Arroz, pantry, 365'],
  ['pt-BR', 'frango de ontem', 'Frango, fridge, 1'],
])('what was bought, and other food, stays what it is: %s, %s', async (language, text, food) => {
  expect(await read(language, text)).toEqual([food]);
});

test('that it was cooked is a guess', async () => {
  const { foods } = await linesOf('en', 'rice from yesterday');
  expect(foods.map(({ title }) => title.certainty)).toEqual(['guessed']);
});
