import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { CompleteFood, ImportedEvent } from '@crisper/domain/imports/imported-food.ts';
import type { KitchenExport } from '@crisper/domain/imports/kitchen-export.ts';
import { EVENTS_PER_IMPORT, ownReference } from '@crisper/domain/imports/source.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import { type Place, placeKind } from '@crisper/domain/kitchens/place.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { ITEM_COLUMNS, type ItemRow } from '#items/items.table.ts';
import { keepingOf } from '#items/row-facts.ts';
import { readKitchen } from '#kitchens/kitchens.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { listCookbookChanges } from '#recipes/recipes.queries.ts';
import { listEntries, listLists, listStaples } from '#shopping/shopping.queries.ts';

type Kitchen = InKitchen<'take-along'>;

export interface ExportedFood {
  kitchen: KitchenExport['kitchen'];
  places: KitchenExport['places'];
  items: CompleteFood[];
}

/** The food of a kitchen as an import takes it, what has to be eaten first first. */
export async function exportFood(db: Database, inKitchen: Kitchen): Promise<ExportedFood> {
  const { kitchenId, timeZone } = inKitchen;
  const { name, currency, timeZone: zone, places } = await readKitchen(db, inKitchen);
  const rows = await db
    .selectFrom('items')
    .select(ITEM_COLUMNS)
    .where('kitchen_id', '=', kitchenId)
    .orderBy('expiry_date')
    .orderBy('id')
    .execute();
  const known = new Set<string>(places.map(({ id }) => id));
  const barcodes = await listBarcodes(db, inKitchen);
  const items = rows.map((row) =>
    exportedFood(row, {
      zone: timeZone ?? UTC,
      place: known.has(row.place) ? row.place : placeKind(row.place),
      barcode: barcodes.get(row.title.toLowerCase()) ?? null,
    }),
  );
  return { kitchen: { name, currency, timeZone: zone }, places, items };
}

interface Facts {
  zone: TimeZone;
  place: Place;
  barcode: string | null;
}

function exportedFood(row: ItemRow, { zone, place, barcode }: Facts): CompleteFood {
  const { labelDate, dateKind, estimated, keeps, opened, freezing } = keepingOf(row);
  const isSaid = labelDate !== null || keeps || estimated;
  return {
    ref: ownReference(row.id),
    title: row.title,
    category: row.category,
    amount: row.amount,
    amountStart: row.amount_start,
    unit: row.unit,
    place,
    ...(isSaid && { labelDate }),
    dateKind,
    ...(estimated && { estimated }),
    opened,
    freezing,
    addedOn: dateAt(row.added_at, zone),
    price: row.price,
    barcode,
    description: row.description,
    image: row.image?.startsWith('https://') ? row.image : null,
  };
}

/** The product that a title names, by the code that was scanned last. */
async function listBarcodes(db: Database, { kitchenId }: Kitchen): Promise<Map<string, string>> {
  const names = await db
    .selectFrom('known_names')
    .select(['seen', 'title'])
    .where('kitchen_id', '=', kitchenId)
    .where('seen', 'like', 'gtin:%')
    .orderBy('at')
    .execute();
  return new Map(names.map(({ seen, title }) => [title.toLowerCase(), seen.slice('gtin:'.length)]));
}

interface Ended {
  id: string;
  title: string;
  category: Category | null;
  outcome: Outcome;
  on: CalendarDate;
  amount: number;
  unit: Unit;
  price: number | null;
}

/** What became of food in the kitchen, the latest first; not what was taken back. */
async function exportHistory(db: Database, { kitchenId }: Kitchen): Promise<ImportedEvent[]> {
  const { rows } = await sql<Ended>`
    select id, title, before ->> 'category' as category, happened_on as "on",
      case kind when 'item-wasted' then 'wasted' when 'item-given-away' then 'given-away' else 'eaten' end as outcome,
      coalesce(amount, (before ->> 'amount')::float8, 1) as amount,
      coalesce(unit, before ->> 'unit', 'piece') as unit, money as price
    from item_events
    where kitchen_id = ${kitchenId} and foods is not null and happened_on is not null
      and coalesce(amount, (before ->> 'amount')::float8, 1) > 0
      and id not in (select undoes from item_events where kitchen_id = ${kitchenId} and undoes is not null)
    order by happened_on desc, id desc limit ${EVENTS_PER_IMPORT}`.execute(db);
  return rows.map(({ id, category, ...event }) => ({
    ref: ownReference(id),
    ...event,
    category: category ?? 'Others',
  }));
}

/** Everything in a kitchen. */
export async function exportKitchen(
  db: Database,
  inKitchen: Kitchen,
  looking: InKitchen<'look'>,
  now: Date,
): Promise<KitchenExport> {
  const food = await exportFood(db, inKitchen);
  const entries = await listEntries(db, inKitchen);
  const cookbook = await listCookbookChanges(db, looking, null);
  return {
    format: 'crisper-kitchen',
    version: 1,
    exportedAt: now.toISOString(),
    ...food,
    history: await exportHistory(db, inKitchen),
    lists: (await listLists(db, inKitchen)).map(({ _id, name, isArchived }) => ({
      name,
      isArchived,
      entries: entries
        .filter(({ listId }) => listId === _id)
        .map(({ title, category, amount, unit, isApart, cooked, gotAt }) => ({
          ...{ title, category, amount, unit, isApart, cooked, gotAt },
        })),
    })),
    staples: await listStaples(db, inKitchen),
    recipes: (cookbook?.recipes ?? []).map(({ _id, addedBy: _, ...recipe }) => recipe),
    foodNames: cookbook?.foodNames ?? [],
  };
}
