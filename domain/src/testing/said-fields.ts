import { calendarDate } from '#calendar-date.ts';
import type { foodFields, kitchenFields } from '#items/food-fields.ts';
import type { Of } from '#items/intents/act.ts';

export type SaidField = keyof typeof foodFields | keyof typeof kitchenFields;
type Fields = Of<'changeItem'>['fields'];

/** What is said of each field when food is put in, and later. None is what a field has by itself. */
export const SAID: { [Name in SaidField]: [NonNullable<Fields[Name]>, NonNullable<Fields[Name]>] } = {
  title: ['Milk', 'Oat milk'],
  image: ['/pictures/milk.webp', '/pictures/oat-milk.webp'],
  category: ['Dairy', 'Beverages'],
  quantity: [2, 3],
  expiryDate: [calendarDate('2031-03-10'), calendarDate('2031-03-11')],
  description: ['Behind the jam', 'On top'],
  amount: [2, 3],
  unit: ['pack', 'g'],
  place: ['pantry', 'freezer'],
  price: [129, 149],
  belongsTo: ['ana', 'ben'],
};
