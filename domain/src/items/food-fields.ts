import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { memberIdSchema } from '#kitchens/member-schema.ts';
import { placeSchema } from '#kitchens/place-schema.ts';
import { fault } from '#problem.ts';
import { categorySchema } from './category-schema.ts';
import {
  amountField,
  categoryField,
  changedImageField,
  descriptionField,
  expiryDateField,
  imageField,
  priceField,
  quantityField,
  titleField,
  unitField,
} from './item-fields.ts';
import { UNITS } from './keeping/amount.ts';

/**
 * The roads of a field: shown in responses, in the export and on other phones; added and changed by the forms of the public
 * fridge; said by people in a kitchen, where everything but the title may be left out.
 */
type Road = 'shown' | 'added' | 'changed' | 'said';

/** What a person says about food, wherever it is. In the order in which a new item is checked. */
export const foodFields = {
  title: {
    shown: z.string(),
    added: titleField(fault('title_missing')),
    changed: titleField(fault('changed_title_missing')),
    said: titleField(fault('title_missing')),
  },
  image: {
    shown: z.nullable(z.string()),
    added: imageField(fault('image_missing'), fault('image_invalid')),
    /** Empty or null removes the picture; omitted, it stays. */
    changed: z.optional(z.nullable(changedImageField(fault('image_invalid')))),
    said: z.optional(z.nullable(changedImageField(fault('image_invalid')))),
  },
  category: {
    shown: categorySchema,
    added: categoryField(fault('category_missing')),
    changed: categoryField(fault('changed_category_missing')),
    said: z.optional(categoryField(fault('category_missing'))),
  },
  quantity: {
    shown: z.int(),
    added: quantityField(fault('quantity_invalid')),
    changed: quantityField(fault('changed_quantity_invalid')),
    said: z.optional(quantityField(fault('quantity_invalid'))),
  },
  expiryDate: {
    shown: z.nullable(calendarDateSchema),
    added: expiryDateField(fault('expiry_missing')),
    changed: expiryDateField(fault('changed_expiry_missing')),
    /** The last day on which it is good. It replaces all that was known about its keeping. */
    said: z.optional(z.nullable(expiryDateField(fault('expiry_missing')))),
  },
  description: {
    shown: z.string(),
    added: z.optional(descriptionField),
    changed: z.optional(descriptionField),
    said: z.optional(descriptionField),
  },
} satisfies Record<string, Record<Road, z.core.$ZodType>>;

/** What a kitchen knows beside that. */
export const kitchenFields = {
  /** How much is left; said in place of a quantity. */
  amount: { shown: z.number(), said: z.optional(amountField) },
  unit: { shown: z.enum(UNITS), said: z.optional(unitField) },
  place: { shown: placeSchema, said: z.optional(placeSchema) },
  /** Of the whole, in the smallest unit of the kitchen's currency. */
  price: { shown: z.nullable(z.int()), said: z.optional(z.nullable(priceField)) },
  /** The account of the person in the kitchen whose it is; null for everybody's, and in the public fridge. */
  belongsTo: { shown: z.nullable(z.string()), said: z.optional(z.nullable(memberIdSchema)) },
} satisfies Record<string, Record<'shown' | 'said', z.core.$ZodType>>;

type Fields<R extends Road> = Record<string, Record<R, z.core.$ZodType>>;

/** The schemas of all fields on one road. */
export const onRoad = <R extends Road, F extends Fields<R>>(road: R, fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[road]])) as {
    [Name in keyof F]: F[Name][R];
  };

/** What facts and rows hold of fields. */
export type Shown<F extends Fields<'shown'>> = { [Name in keyof F]: z.output<F[Name]['shown']> };

/** What the history of an item tells of. A unit is told with its amount. */
export type ChangeableField = keyof typeof foodFields | Exclude<keyof typeof kitchenFields, 'unit'>;
export const CHANGEABLE = [...Object.keys(foodFields), ...Object.keys(kitchenFields)].filter(
  (field) => field !== 'unit',
) as ChangeableField[];
