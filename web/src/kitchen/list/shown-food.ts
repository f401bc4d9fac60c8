import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { finds } from '@crisper/domain/items/search.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { folded } from '@crisper/domain/languages/folded.ts';
import { locale } from '@crisper/texts/locale.ts';
import { groupOf } from '#kitchen/day-text.ts';
import { placed, placeText } from '#kitchen/places.ts';
import type { Whose } from './whose-switch.tsx';

const isMeant: Record<Whose, (item: KitchenItem, self: string) => boolean> = {
  everything: () => true,
  mine: ({ belongsTo }, self) => belongsTo === self,
  everybodys: ({ belongsTo }) => belongsTo === null,
};

/** What has no date comes last, and things of one day by their names. */
const LAST = '9999-12-31';
const titles = new Intl.Collator(locale);
const days = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const byDay = (one: KitchenItem, other: KitchenItem) =>
  days(one.expiryDate ?? LAST, other.expiryDate ?? LAST) || titles.compare(one.title, other.title);

interface Wanted {
  whose: Whose;
  search: string;
  self: string;
  today: CalendarDate;
  /** The kitchen's own. */
  places: NamedPlace[];
}

/** Whole names only: the beginning of *fries* is also that of *fridge*. */
const isIn = ({ place }: KitchenItem, search: string, places: NamedPlace[]) =>
  folded(placeText(placed(place, places))) === folded(search);

/** The food that is asked for, by how soon it has to be eaten. */
export function shownFood(items: readonly KitchenItem[], { whose, search, self, today, places }: Wanted) {
  const isSought = (item: KitchenItem) => finds(search, item.title) || isIn(item, search, places);
  const shown = items.filter((item) => isMeant[whose](item, self) && isSought(item)).sort(byDay);
  return Map.groupBy(shown, (item) => groupOf(item, today));
}
