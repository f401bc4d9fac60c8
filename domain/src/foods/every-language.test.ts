import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#languages/languages.ts';
import type { Food } from './food.ts';
import { foodOf } from './food-of.ts';
import { keptIn } from './keeps.ts';

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Letters as people write them who do not find them on their keyboard. */
const TYPED = ['ä ae', 'ö oe', 'ü ue', 'ß ss', 'œ oe', 'æ ae', 'ø oe', 'å aa', "’ '"].map((pair) =>
  pair.split(' '),
);

/** Who types French without accents means pasta; raw sausages keep a day longer than what is in them. */
const LONGER = ['pates: pate', 'brat: pork-mince'];

const daysOf = (food: Food) => keptIn(food, food.place, false)?.days ?? 0;

function typedElsewhere(name: string): string[] {
  const lower = name.toLowerCase();
  const typed = TYPED.reduce((text, [letter = '', letters = '']) => text.replaceAll(letter, letters), lower);
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const bare = lower.replaceAll('ø', 'o').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [typed, plain, bare, name.toUpperCase(), plain.replaceAll('-', ' ')];
}

test.each(others)(
  'in %s, each food is found by each of its names, and nothing keeps longer as it is typed elsewhere',
  async (language) => {
    const names = await loadFoodNames(language);
    const lost: string[] = [];
    const longer = new Set<string>();
    for (const [id, called] of Object.entries(names.foods))
      for (const name of called.split(', ')) {
        const named = foodOf(name, names);
        if (named?.is !== 'food' || named.food.id !== id) {
          lost.push(`${name}: ${id}, not ${named?.is === 'food' ? named.food.id : named?.is}`);
          continue;
        }
        for (const typed of typedElsewhere(name)) {
          const read = foodOf(typed, names);
          if (read?.is === 'food' && daysOf(read.food) > daysOf(named.food)) longer.add(`${typed}: ${id}`);
        }
      }
    expect(lost).toEqual([]);
    expect([...longer].filter((each) => !LONGER.includes(each))).toEqual([]);
  },
);
