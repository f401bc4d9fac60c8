declare module '#db/tables.ts' {
  interface Tables {
    throttles: ThrottlesTable;
  }
}

export interface ThrottlesTable {
  key: string;
  count: number;
  resets_at: Date;
}
