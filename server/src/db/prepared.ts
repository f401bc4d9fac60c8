import type { CompiledQuery } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** What stands in a statement for a value that each execution brings along. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

interface Statement<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

const names = new Map<string, string>();

/** Under which name connections keep this statement, if it is one to keep. */
export const nameOf = (sql: string): string | undefined => names.get(sql);

/** Stands for the value of that name. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A statement made so often that we put it together once, and each connection has PostgreSQL parse and plan it once.
 * Only for those whose plan is good for whatever values: it does not know them.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, value: ValueOf<Values>) => Statement<Row>,
): (db: Database | Transaction, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    if (!compiled) {
      compiled = build(db, (name) => new Placeholder(name) as never).compile(db);
      // Another one may have come out as the same.
      if (!names.has(compiled.sql)) names.set(compiled.sql, `crisper_${names.size}`);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
