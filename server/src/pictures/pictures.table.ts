declare module '#db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
  }
}

export interface PicturesTable {
  id: string;
  owner_id: string;
  /** Of the bytes that were sent, so that the same photo is kept once. */
  hash: string;
  bytes: Buffer;
  created_at: Date;
}
