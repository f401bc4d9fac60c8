import * as z from 'zod/mini';
import { fault } from '#problem.ts';

export const kitchenIdSchema = z.uuid(fault('kitchen_unknown')).brand<'KitchenId'>();
export type KitchenId = z.output<typeof kitchenIdSchema>;

/** The kitchen that anybody may look into and every signed-in person may add to. It has no members and no end. */
export const PUBLIC_FRIDGE_ID = '00000000-0000-7000-8000-00000000f00d' as KitchenId;
