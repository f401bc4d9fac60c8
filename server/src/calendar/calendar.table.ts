declare module '#db/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}

interface CalendarFeedsTable {
  owner_id: string;
  token_hash: string;
  made_at: Date;
  /** Null while the URL works. */
  ended_at: Date | null;
}
