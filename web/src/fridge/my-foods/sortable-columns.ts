import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { addedColumn } from '@crisper/texts/items/my-foods.ts';

interface Column {
  label: string;
  /** The orders that clicks on the heading alternate between. */
  orders: readonly [MyItemSort, MyItemSort];
  /** Where there is no room, the middle columns fold into the first. */
  hidden: string;
}

export const COLUMNS: readonly Column[] = [
  { label: itemTexts.title, orders: ['title-first', 'title-last'], hidden: '' },
  { label: itemTexts.category, orders: ['category-first', 'category-last'], hidden: 'max-xl:hidden' },
  { label: itemTexts.quantity, orders: ['quantity-most', 'quantity-least'], hidden: 'max-xl:hidden' },
  { label: itemTexts.expiryDate, orders: ['expiry-soonest', 'expiry-latest'], hidden: 'max-md:hidden' },
  { label: addedColumn, orders: ['newest', 'oldest'], hidden: 'max-xl:hidden' },
];
