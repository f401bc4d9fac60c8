declare module '#db/tables.ts' {
  interface Tables {
    seen_notifications: SeenNotificationsTable;
  }
}

interface SeenNotificationsTable {
  owner_id: string;
  /** As seenKey writes them. */
  keys: string[];
}
