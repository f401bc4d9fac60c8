import type { Category } from '@crisper/domain/foods/category.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';

declare module '#db/tables.ts' {
  interface Tables {
    known_names: KnownNamesTable;
  }
}

/** What a kitchen calls what it has seen, as it was put in the last time. */
interface KnownNamesTable {
  kitchen_id: string;
  /** gtin: and the number of a product, or receipt: and a line of one. */
  seen: string;
  title: string;
  category: Category;
  image: string | null;
  place: Place;
  /** Of one. */
  amount: number;
  unit: Unit;
  at: Date;
}
