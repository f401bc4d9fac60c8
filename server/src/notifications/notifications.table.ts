export interface SeenNotificationsTable {
  owner_id: string;
  /** As seenKey writes them. */
  keys: string[];
}
