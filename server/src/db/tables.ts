/**
 * Every table and its columns. The other rooms add theirs in their `.table.ts`, so the database knows no feature; a test
 * compares all of them with the real schema.
 */
export interface Tables {
  schema_migrations: { name: string; applied_at: Date };
}
