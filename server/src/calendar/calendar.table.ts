export interface CalendarFeedsTable {
  owner_id: string;
  token_hash: string;
  made_at: Date;
}
