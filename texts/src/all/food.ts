import * as calendarHere from '@crisper/texts/calendar.ts';
import * as itemPreviewHere from '@crisper/texts/item-preview.ts';
import * as itemsHere from '@crisper/texts/items/items.ts';
import * as wasteHere from '@crisper/texts/waste/waste.ts';
import { inEvery } from './every-language.ts';

export const calendar = await inEvery(calendarHere, (language) => import(`#${language}/calendar.ts`));
export const itemPreview = await inEvery(
  itemPreviewHere,
  (language) => import(`#${language}/item-preview.ts`),
);
export const items = await inEvery(itemsHere, (language) => import(`#${language}/items/items.ts`));
export const waste = await inEvery(wasteHere, (language) => import(`#${language}/waste/waste.ts`));
