import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';

declare module '#db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
  }
}

interface PicturesTable {
  kitchen_id: KitchenId;
  id: string;
  /** Who uploaded it; null once their account is deleted. */
  owner_id: string | null;
  /** The hash of the uploaded bytes, so that the same photo is stored once. */
  hash: string;
  bytes: Buffer;
  created_at: Date;
}
