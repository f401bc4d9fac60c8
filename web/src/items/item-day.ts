import type { Item } from '@crisper/domain/items/item.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import { about, noDateYet } from '@crisper/texts/items/kitchen-food.ts';
import { expiryText } from './expiry-text.ts';

/** The expiry date of an item of any kitchen. One that was guessed, or that nobody knows, says so. */
export function itemDay({ expiryDate, keeping }: Pick<Item, 'expiryDate' | 'keeping'>): string {
  const certainty = keeping && dateCertainty(keeping);
  if (certainty === 'unknown') return noDateYet;
  const day = expiryText(expiryDate);
  return certainty === 'estimated' && expiryDate ? about({ day }) : day;
}
