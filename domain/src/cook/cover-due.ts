import type { DishOffer } from './offer.ts';
import type { Supply } from './supplies.ts';

/** As many dishes as are looked at before somebody gives up. */
const FIRST = 8;

const usesItem = ({ uses }: DishOffer, id: string) => uses.some(({ item }) => item._id === id);

/**
 * The same dishes, with one for every due food among the first. By their scores alone, several dishes of what is due
 * today may stand before the only one of what is due tomorrow. A dish gives way if others use all that it saves.
 */
export function coveringDue(offers: readonly DishOffer[], due: readonly Supply[]): DishOffer[] {
  const first = offers.slice(0, FIRST);
  const later = offers.slice(FIRST);
  for (const { item } of due) {
    if (first.some((offer) => usesItem(offer, item._id))) continue;
    const found = later.findIndex((offer) => usesItem(offer, item._id));
    const covered = first.findLastIndex((offer) => isCovered(offer, first, due));
    const [dish, other] = [later[found], first[covered]];
    if (!dish || !other) continue;
    first.splice(covered, 1);
    first.push(dish);
    later.splice(found, 1);
    later.unshift(other);
  }
  return [...first, ...later];
}

const isCovered = (offer: DishOffer, first: readonly DishOffer[], due: readonly Supply[]) =>
  due
    .filter(({ item }) => usesItem(offer, item._id))
    .every(({ item }) => first.some((other) => other !== offer && usesItem(other, item._id)));
