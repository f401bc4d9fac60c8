export interface ActivitiesTable {
  owner_id: string;
  id: string;
  action: string;
  happened_at: Date;
}
