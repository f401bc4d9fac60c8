import * as z from 'zod/mini';
import type { KitchenExport } from '#imports/kitchen-export.ts';
import { countPapers, type Papers } from '#imports/papers.ts';
import { broughtFoodNameSchema, broughtListSchema, broughtStapleSchema } from '#imports/papers-schema.ts';
import { placeKind } from '#kitchens/place.ts';
import { majorUnits } from '#money.ts';
import { recipeDraftSchema } from '#recipes/recipe-schema.ts';
import { type Brought, certainFood } from './brought.ts';

/** A kitchen of ours: places by their names, prices in whole units. */
export function crisperKitchen(file: KitchenExport): Brought {
  const {
    kitchen: { currency },
    places,
    items,
    history,
  } = file;
  const inWhole = (price: number | null | undefined) =>
    typeof price === 'number' ? majorUnits(price, currency) : null;
  const { papers, leftBehind } = papersIn(file);
  return {
    source: 'crisper',
    foods: items.map(
      ({ place, price, addedOn, barcode, description, opened, freezing, image, ...food }, index) =>
        certainFood(
          {
            ...food,
            ...(opened && { opened }),
            ...(freezing && { freezing }),
            ...(image && { image }),
            place: {
              name: places.find(({ id }) => id === place)?.name ?? placeKind(place),
              kind: placeKind(place),
            },
            group: null,
            boughtOn: addedOn ?? null,
            price: inWhole(price),
            barcode: barcode ?? null,
            note: description || null,
            doubts: [],
          },
          index,
        ),
    ),
    history: history.map(({ category, price, ...event }) => ({
      ...event,
      ...(category && { category }),
      group: null,
      price: inWhole(price),
    })),
    leftBehind,
    currency,
    ...(countPapers(papers) > 0 && { papers }),
    places: places.map(({ id, name }) => ({ name, kind: placeKind(id) })),
  };
}

/** Those that are as Crisper writes them; a person may have written into the file. */
const readable = <T>(schema: z.ZodMiniType<T>, rows: unknown): T[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const { success, data } = z.safeParse(schema, row);
    return success ? [data] : [];
  });

function papersIn({ lists, staples, recipes, foodNames }: Partial<KitchenExport>) {
  const papers: Papers = {
    lists: readable(broughtListSchema, lists),
    staples: readable(broughtStapleSchema, staples),
    recipes: readable(recipeDraftSchema, recipes),
    foodNames: readable(broughtFoodNameSchema, foodNames),
  };
  const unreadable = (all: readonly unknown[] = [], read: readonly unknown[] = []) =>
    all.length - read.length;
  const leftBehind = [
    { what: 'recipes' as const, count: unreadable(recipes, papers.recipes) },
    { what: 'shopping-lists' as const, count: unreadable(lists, papers.lists) },
  ];
  return { papers, leftBehind: leftBehind.filter(({ count }) => count > 0) };
}
