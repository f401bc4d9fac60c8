import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { DishText } from '@crisper/domain/cook/dish-text.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { slotWords } from '@crisper/domain/cook/words.ts';
import { dishTexts } from '@crisper/texts/cook/dishes.ts';
import { ifThere, inSentence } from '@crisper/texts/cook/words.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { locale } from '@crisper/texts/locale.ts';

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });

/** "Peppers, courgettes and leeks". */
export const listed = (words: readonly string[]): string => conjunction.format(words);

/** What a food is called. */
export const nameOf = (id: string): string => foodNames.foods[id]?.split(',')[0] ?? id;
const wordsOfFoods = {
  food: (id: string) => inSentence(nameOf(id)),
  list: listed,
  ifThere: (words: string) => ifThere({ words }),
};

export const wordsOf = (offer: DishOffer) => slotWords(offer, textOf(offer.dish), wordsOfFoods);

export function textOf({ slug, text = dishTexts[slug] }: Dish): DishText {
  if (!text) throw new Error(`The dish ${slug} has no words.`);
  return text;
}
