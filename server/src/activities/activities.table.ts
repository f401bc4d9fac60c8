declare module '#db/tables.ts' {
  interface Tables {
    activities: ActivitiesTable;
  }
}

export interface ActivitiesTable {
  owner_id: string;
  id: string;
  action: string;
  happened_at: Date;
}
