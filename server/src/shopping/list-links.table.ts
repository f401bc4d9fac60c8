import type { ListId } from '@crisper/domain/shopping/shopping.ts';

declare module '#db/tables.ts' {
  interface Tables {
    shopping_links: ShoppingLinksTable;
  }
}

export interface ShoppingLinksTable {
  kitchen_id: string;
  id: string;
  list_id: ListId;
  token_hash: string;
  /** A person who may still change the list: a link does nothing that its maker may not do. */
  made_by: string;
  made_at: Date;
  ends_at: Date;
}
