import type { CompiledQuery } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** The placeholder in a statement for a value of each execution. */
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

/** The name under which connections keep this statement, if it is prepared. */
export const nameOf = (sql: string): string | undefined => names.get(sql);

/** The placeholder for the value of that name. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A statement so frequent that it is built once, and each connection has PostgreSQL parse and plan it once. Only for
 * statements with a plan that is good for any values: the plan does not depend on them.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, value: ValueOf<Values>) => Statement<Row>,
): (db: Database | Transaction, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    if (!compiled) {
      compiled = build(db, (name) => new Placeholder(name) as never).compile(db);
      // Another statement may have the same text.
      if (!names.has(compiled.sql)) names.set(compiled.sql, `crisper_${names.size}`);
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
