declare module '#db/tables.ts' {
  interface Tables {
    throttles: ThrottlesTable;
  }
}

interface ThrottlesTable {
  key: string;
  count: number;
  resets_at: Date;
}
