import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { readShared, type SharedWords } from '@crisper/domain/shared-words.ts';
import { edit, type FoodToAdd, rename } from './new-food.ts';

/** With what was shared: the first line is its title, and all else its description. */
export function withShared(food: FoodToAdd, words: SharedWords): FoodToAdd {
  const { lines, links } = readShared(words);
  const [title = ''] = lines;
  const isWhole = title.length <= TITLE_MAX_LENGTH;
  const description = [...(isWhole ? lines.slice(1) : lines), ...links].join('\n');
  const named = rename(food, title.slice(0, TITLE_MAX_LENGTH));
  return description ? edit(named, { description: description.slice(0, DESCRIPTION_MAX_LENGTH) }) : named;
}
