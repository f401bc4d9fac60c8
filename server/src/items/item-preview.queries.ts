import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { categoryPicture } from '@crisper/domain/foods/category.ts';
import { itemIdSchema } from '@crisper/domain/items/item-schema.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { itemPreview, items } from '@crisper/texts/all/food.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import type { Database } from '#db/database.ts';
import type { LinkPreview } from '#site/link-preview.ts';
import { isIn } from './in-kitchen.ts';
import { fromStoredDate } from './items.table.ts';

const ITEM_PAGE = new RegExp(`^${paths.item('([^/]+)')}$`);

/** The preview of a link to the path: undefined when the path is not an item's, null when there is no such item. */
export async function findItemPreview(
  db: Database,
  path: string,
  language: Language,
): Promise<LinkPreview | null | undefined> {
  const name = ITEM_PAGE.exec(path)?.[1];
  if (name === undefined) return undefined;
  const id = itemIdSchema.safeParse(name);
  if (!id.success) return null;
  const item = await db
    .selectFrom('items')
    .select(['title', 'image', 'category', 'expiry_date', 'description'])
    .where(isIn(PUBLIC_FRIDGE_ID))
    .where('id', '=', id.data)
    .executeTakeFirst();
  if (!item) return null;
  const date = fromStoredDate(item.expiry_date);
  return {
    title: item.title,
    description: [
      items[language].categoryName[item.category],
      ...(date ? [expiryText(date, language)] : []),
      ...(item.description ? [item.description] : []),
    ].join(' · '),
    image: item.image ?? categoryPicture(item.category),
  };
}

/** A preview is cached by others and read anywhere, so it names the date instead of the days left. */
function expiryText(date: CalendarDate, language: Language): string {
  const { locale } = locales[language];
  const day = new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return itemPreview[language].goodThrough({ date: day });
}
