import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import type { Food } from './food.ts';
import { foodOf } from './food-of.ts';
import { keptIn } from './keeps.ts';

const names = await loadFoodNames('fr', ['de']);
const meant = (title: string) => foodOf(title, names);
const idOf = (title: string) => {
  const meaning = meant(title);
  return meaning?.is === 'food' ? meaning.food.id : (meaning?.is ?? null);
};

test.each([
  ['Pommes', 'apple'],
  ['jus de pomme', 'apple-juice'],
  ['pommes de terre', 'potato'],
  ['OEUFS DURS', 'boiled-egg'],
  ['creme brulee', 'pudding'],
  ['huile olive', 'olive-oil'],
  ['demi avocat', 'cut-fruit'],
  ['yahourt', 'yoghurt'],
  ['pâtes', 'pasta'],
  ['pâté', 'pate'],
  ['pate feuilletée', 'pastry'],
])('the first word is the head, accents and plural do not matter: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['saumon fumé', 'smoked-salmon'],
  ['saumon mariné', 'salmon'],
  ['filet de poulet mariné', 'chicken-breast'],
  ['poulet en boîte', 'chicken'],
  ['thon en boîte', 'tinned-tuna'],
  ['steak haché d’hier', 'mince'],
  ['reste de viande hachée', 'mince'],
  ['restes de poulet', 'cooked-chicken'],
  ['riz d’hier', 'cooked-rice'],
  ['tomates farcies crues', 'stuffed-meat'],
  ['rôti moutarde', 'any-meat'],
  ['boîte de saumon cru', 'salmon'],
  ['foie gras cru', 'chicken-liver'],
  ['fond de veau', 'vegetable-stock'],
  ['fond de veau en poudre', 'gravy-granules'],
  ['bouillon de poule maison', 'gravy'],
  ['bouillon Kub', 'stock-cubes'],
])('raw, fresh and left over come before what keeps: %s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test('frozen food is in the freezer, also by its shop', () => {
  expect(meant('épinards surgelés')).toMatchObject({ place: 'freezer', food: { id: 'spinach' } });
  expect(meant('pavés de saumon Picard')).toMatchObject({ place: 'freezer', food: { id: 'salmon' } });
});

const daysOf = (food: Food) => keptIn(food, food.place, false)?.days ?? 0;

test('each food is found by each of its French names, and nothing keeps longer as it is typed elsewhere', () => {
  const lost: string[] = [];
  const longer: string[] = [];
  for (const [id, called] of Object.entries(names.foods))
    for (const name of called.split(', ')) {
      const named = meant(name);
      if (named?.is !== 'food' || named.food.id !== id) {
        lost.push(`${name}: ${id}`);
        continue;
      }
      const typed = name.replaceAll('œ', 'oe').replaceAll('’', "'");
      const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      for (const other of [typed, plain, name.toUpperCase(), plain.replaceAll('-', ' ')]) {
        const read = meant(other);
        if (read?.is === 'food' && daysOf(read.food) > daysOf(named.food)) longer.push(`${other}: ${id}`);
      }
    }
  expect(lost).toEqual([]);
  // Who types no accents means pasta.
  expect([...new Set(longer)]).toEqual(['pates: pate']);
});
