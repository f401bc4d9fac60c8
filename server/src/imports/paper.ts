import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FoodName } from '@crisper/domain/recipes/cookbook.ts';
import type { Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { ImportedPapersTable } from './imports.table.ts';

/** Something that came beside the food. */
export type Paper = Pick<ImportedPapersTable, 'kind' | 'name'>;

/** The kitchen into which papers come, in the transaction that holds it. */
export interface PapersContext {
  tx: Transaction;
  inKitchen: InKitchen<'bring-food'>;
  now: Date;
  today: CalendarDate;
}

/** Names what was said of a product, so that it is known whether somebody has said something else since. */
export const paperName = ({ product, food }: Pick<FoodName, 'product' | 'food'>): string =>
  `${food ?? ''}:${product}`;
