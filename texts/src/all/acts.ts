import * as enKitchenActs from '@crisper/texts/items/kitchen-acts.ts';
import * as enToldActs from '@crisper/texts/items/told-acts.ts';
import * as enToldShopping from '@crisper/texts/shopping/told-shopping.ts';
import * as deKitchenActs from '#de/items/kitchen-acts.ts';
import * as deToldActs from '#de/items/told-acts.ts';
import * as deToldShopping from '#de/shopping/told-shopping.ts';
import * as frKitchenActs from '#fr/items/kitchen-acts.ts';
import * as frToldActs from '#fr/items/told-acts.ts';
import * as frToldShopping from '#fr/shopping/told-shopping.ts';
import type { EveryLanguage } from './every-language.ts';

export const kitchenActs: EveryLanguage<typeof enKitchenActs> = {
  en: enKitchenActs,
  de: deKitchenActs,
  fr: frKitchenActs,
};
export const toldActs: EveryLanguage<typeof enToldActs> = { en: enToldActs, de: deToldActs, fr: frToldActs };
export const toldShopping: EveryLanguage<typeof enToldShopping> = {
  en: enToldShopping,
  de: deToldShopping,
  fr: frToldShopping,
};
