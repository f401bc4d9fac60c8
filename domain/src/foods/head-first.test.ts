import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import { foodOf } from './food-of.ts';

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
