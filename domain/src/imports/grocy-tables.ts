import { readGtin } from '#labels/gtin.ts';
import { byId, type ForeignRow, isTrue, numberOf, roundedAmount, textOf } from './foreign-rows.ts';
import type { SourceFood } from './source-food.ts';
import { unitOfWord } from './unit-words.ts';

/** The tables that are read; others, above all those about people, never are. */
export const GROCY_TABLES = [
  'stock',
  'stock_log',
  'products',
  'locations',
  'quantity_units',
  'quantity_unit_conversions',
  'product_barcodes',
  'product_groups',
  'recipes',
  'shopping_list',
  'userfield_values',
] as const;

/** Only the stock and the products are needed. */
export type GrocyTables = Partial<Record<(typeof GROCY_TABLES)[number], readonly ForeignRow[]>>;

interface Measured {
  amount: number;
  unit: SourceFood['unit'];
  /** The name of a unit that we do not have; empty if the source does not name it. */
  unitWord: string | null;
}

/** What is said of a stock row in the other tables. */
export interface GrocyLookups {
  products: ReadonlyMap<string, ForeignRow>;
  /** Without what was undone, which never happened. */
  log: readonly ForeignRow[];
  logOf(stockId: unknown): readonly ForeignRow[];
  isFreezer(locationId: unknown): boolean;
  placeOf(locationId: unknown): SourceFood['place'];
  groupOf(product: ForeignRow): string | null;
  barcodeOf(productId: string): string | null;
  measured(amount: number, product: ForeignRow): Measured;
}

export function grocyLookups(tables: GrocyTables): GrocyLookups {
  const locations = byId(tables.locations);
  const groups = byId(tables.product_groups);
  const barcodes = Map.groupBy(tables.product_barcodes ?? [], ({ product_id }) => textOf(product_id));
  const log = (tables.stock_log ?? []).filter(({ undone }) => !isTrue(undone));
  const logOf = Map.groupBy(log, ({ stock_id }) => textOf(stock_id));
  return {
    products: byId(tables.products),
    log,
    logOf: (stockId) => logOf.get(textOf(stockId)) ?? [],
    isFreezer: (locationId) => isTrue(locations.get(textOf(locationId))?.is_freezer),
    placeOf(locationId) {
      const location = locations.get(textOf(locationId));
      if (!location) return null;
      return { name: textOf(location.name), kind: isTrue(location.is_freezer) ? 'freezer' : null };
    },
    groupOf: (product) => textOf(groups.get(textOf(product.product_group_id))?.name) || null,
    /** Of the smallest pack, by which what stands in a kitchen is counted. */
    barcodeOf(productId) {
      const [code] = (barcodes.get(productId) ?? [])
        .toSorted((one, other) => (numberOf(one.amount) || 1) - (numberOf(other.amount) || 1))
        .flatMap(({ barcode }) => readGtin(textOf(barcode)) ?? []);
      return code ?? null;
    },
    measured: measuring(tables),
  };
}

/** Amounts are in the unit of the stock. One that we do not know may be convertible to one that we do. */
function measuring({
  quantity_units,
  quantity_unit_conversions = [],
}: GrocyTables): GrocyLookups['measured'] {
  const units = byId(quantity_units);
  const known = (unitId: string) => unitOfWord(textOf(units.get(unitId)?.name));
  const convertible = (unitId: string, productId: string) =>
    quantity_unit_conversions
      .filter(({ from_qu_id }) => textOf(from_qu_id) === unitId)
      .filter(({ product_id }) => ['', productId].includes(textOf(product_id)))
      .flatMap(({ to_qu_id, factor }) => {
        const to = known(textOf(to_qu_id));
        return to && numberOf(factor) > 0 ? [{ ...to, times: to.times * numberOf(factor) }] : [];
      })
      .at(0);
  return (amount, product) => {
    const unitId = textOf(product.qu_id_stock);
    const unit = known(unitId) ?? convertible(unitId, textOf(product.id));
    return {
      amount: roundedAmount(amount * (unit?.times ?? 1)),
      unit: unit?.unit ?? 'piece',
      unitWord: unit ? null : textOf(units.get(unitId)?.name),
    };
  };
}
