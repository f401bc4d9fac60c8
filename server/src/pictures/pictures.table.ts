declare module '#db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
  }
}

interface PicturesTable {
  id: string;
  owner_id: string;
  /** The hash of the uploaded bytes, so that the same photo is stored once. */
  hash: string;
  bytes: Buffer;
  created_at: Date;
}
