import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';

declare module '#db/tables.ts' {
  interface Tables {
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
  undone_at: Date | null;
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
