import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import type { Food } from './food.ts';
import { foodOf } from './food-of.ts';
import { FOODS } from './foods.ts';
import { keptIn } from './keeps.ts';

/** Cooked, it keeps no longer than that either. */
const COOKED_DAYS = 4;

const beside = {
  de: [
    ...[
      'Bio %',
      'frisch %',
      '% 500g',
      '% mariniert',
      '% natur',
      '% vom Metzger',
      '% gewürzt',
      '% vakuumiert',
    ],
    ...['% von gestern', 'Rest %', '% mit Kräutern', '% in Marinade', '% zum Grillen', '% im Glas', '% roh'],
  ],
  fr: [
    ...['% bio', '% frais', '500g de %', '% nature', '% du boucher', '% assaisonné', '% sous vide', '% cru'],
    ...['% d’hier', 'reste %', '% aux herbes', '% en sauce', '% à griller', '% en dés', 'bocal de %'],
  ],
};

/** Sold in jars and tins by that name. */
const PRESERVED = ['Hering mariniert: pickled-herring', 'Thon nature: tinned-tuna'];

const daysOf = (food: Food, isOpen: boolean) => keptIn(food, food.place, isOpen)?.days ?? 0;

test.each(['de', 'fr'] as const)(
  'whatever stands beside raw meat and fish, none keeps long: %s',
  async (language) => {
    const names = await loadFoodNames(language);
    const longer: string[] = [];
    for (const [id, called] of Object.entries(names.foods)) {
      if (!FOODS.get(id)?.traits.has('use-by')) continue;
      for (const name of called.split(', '))
        for (const words of beside[language]) {
          const title = words.replace('%', name);
          const meaning = foodOf(title, names);
          if (meaning?.is !== 'food' || meaning.place === 'freezer') continue;
          const isLong = daysOf(meaning.food, meaning.isOpen) > COOKED_DAYS;
          if (isLong && !PRESERVED.some((each) => title.toLowerCase().includes(each.toLowerCase())))
            longer.push(`${title}: ${meaning.food.id}`);
        }
    }
    expect(longer.filter((each) => !PRESERVED.includes(each))).toEqual([]);
  },
);
