/** Where imported food comes from. Each has its name in the texts. */
export const IMPORT_SOURCES = [
  'grocy',
  'evershelf',
  'tandoor',
  'homebox',
  'kitchenowl',
  'mealie',
  'spreadsheet',
  'text',
  'crisper',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** As many as a kitchen holds. */
export const FOODS_PER_IMPORT = 5000;
/** About five years of a household. */
export const EVENTS_PER_IMPORT = 10_000;
/** What came by imports, of all of them together. */
export const IMPORTED_EVENTS_PER_KITCHEN = 20_000;
export const IMPORT_MAX_BYTES = 8 * 1024 * 1024;
export const REFERENCE_MAX_LENGTH = 200;
/** How long food keeps at most: a hundred years. */
export const DAYS_MAX = 36_500;

export const IMPORT_FILE_MEGABYTES = 64;
export const IMPORT_FILE_MAX_BYTES = IMPORT_FILE_MEGABYTES * 1024 * 1024;
export const IMPORT_FILE_TYPES = ['application/octet-stream'] as const;

export const IMPORT_UNDO_DAYS = 7;
export const IMPORTS_LISTED_MAX = 50;
/** How many of the foods that undoing leaves are named. */
export const LEFT_NAMED_MAX = 100;

/** The reference of an item of Crisper itself. In the kitchen where it is, the item is there already. */
export const ownReference = (itemId: string): string => `crisper:${itemId}`;

const OWN_REFERENCE = /^crisper:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The item's id, where the reference names an item of Crisper. */
export const ownItemId = (reference: string): string | null => OWN_REFERENCE.exec(reference)?.[1] ?? null;
