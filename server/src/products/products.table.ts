import type { Language } from '@crisper/domain/languages/languages.ts';
import type { ColumnType } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    products: ProductsTable;
  }
}

export type NamesByLanguage = Partial<Record<Language, string>>;

/** What a service said when it was asked for the names of a product. Nobody is kept with it. */
interface ProductsTable {
  gtin: string;
  /** In the product's own language; null where it knew none. */
  name: string | null;
  /** Null where an older server asked. */
  names: ColumnType<NamesByLanguage | null, string, string>;
  looked_up_at: Date;
}
