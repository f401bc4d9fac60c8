import * as enCalendar from '@crisper/texts/calendar.ts';
import * as enItemPreview from '@crisper/texts/item-preview.ts';
import * as enItems from '@crisper/texts/items/items.ts';
import * as enWaste from '@crisper/texts/waste/waste.ts';
import * as deCalendar from '#de/calendar.ts';
import * as deItemPreview from '#de/item-preview.ts';
import * as deItems from '#de/items/items.ts';
import * as deWaste from '#de/waste/waste.ts';
import * as frCalendar from '#fr/calendar.ts';
import * as frItemPreview from '#fr/item-preview.ts';
import * as frItems from '#fr/items/items.ts';
import * as frWaste from '#fr/waste/waste.ts';
import type { EveryLanguage } from './every-language.ts';

export const calendar: EveryLanguage<typeof enCalendar> = { en: enCalendar, de: deCalendar, fr: frCalendar };
export const itemPreview: EveryLanguage<typeof enItemPreview> = {
  en: enItemPreview,
  de: deItemPreview,
  fr: frItemPreview,
};
export const items: EveryLanguage<typeof enItems> = { en: enItems, de: deItems, fr: frItems };
export const waste: EveryLanguage<typeof enWaste> = { en: enWaste, de: deWaste, fr: frWaste };
