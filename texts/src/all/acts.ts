import * as kitchenActsHere from '@crisper/texts/items/kitchen-acts.ts';
import * as toldActsHere from '@crisper/texts/items/told-acts.ts';
import * as toldShoppingHere from '@crisper/texts/shopping/told-shopping.ts';
import { inEvery } from './every-language.ts';

export const kitchenActs = await inEvery(
  kitchenActsHere,
  (language) => import(`#${language}/items/kitchen-acts.ts`),
);
export const toldActs = await inEvery(toldActsHere, (language) => import(`#${language}/items/told-acts.ts`));
export const toldShopping = await inEvery(
  toldShoppingHere,
  (language) => import(`#${language}/shopping/told-shopping.ts`),
);
