declare module '#db/tables.ts' {
  interface Tables {
    products: ProductsTable;
  }
}

/** What a service said when it was asked for the name of a product. Nobody is kept with it. */
interface ProductsTable {
  gtin: string;
  /** Null where it knew none. */
  name: string | null;
  looked_up_at: Date;
}

export {};
