import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';

declare module '#db/tables.ts' {
  interface Tables {
    imported_papers: ImportedPapersTable;
    imported_rows: ImportedRowsTable;
    imports: ImportsTable;
  }
}

export interface ImportsTable {
  kitchen_id: string;
  id: string;
  account_id: string;
  source: ImportSource;
  happened_at: Date;
  /** How many foods were put in, had come before, and are of the past. */
  put: number;
  already: number;
  history: number;
  /** How many things on lists, recipes and other papers came. */
  papers: number;
  undone_at: Date | null;
}

/** What came beside the food, by what names it in the kitchen. */
export interface ImportedPapersTable {
  kitchen_id: string;
  import_id: string;
  kind: 'list' | 'entry' | 'staple' | 'recipe' | 'food-name';
  name: string;
}

/** A row of another program that came into the kitchen, as an item or as an event of the past. */
interface ImportedRowsTable {
  kitchen_id: string;
  ref: string;
  import_id: string;
  item_id: string | null;
  event_id: string | null;
  /** Its last day, where that had passed when it came. */
  past_date: CalendarDate | null;
}
