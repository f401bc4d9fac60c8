import { type Constraints, type Term, VALUE } from './constraints.ts';

/** What a name in FROM stands for: its columns. */
export interface Relation {
  has(column: string): boolean;
  term(column: string): Term | undefined;
  columns(): Iterable<string>;
}

/** Of values that are known before the statement runs, such as those of `unnest($1)`. */
export const VALUES: Relation = { has: () => false, term: () => VALUE, columns: () => [] };

export const relationOf = (outputs: ReadonlyMap<string, Term | undefined>): Relation => ({
  has: (column) => outputs.has(column),
  term: (column) => outputs.get(column),
  columns: () => outputs.keys(),
});

/** The names that a query may use. */
export class Scope {
  readonly constraints: Constraints;
  readonly relations = new Map<string, Relation>();
  readonly #around: Scope | null;
  readonly #queries = new Map<string, Relation>();

  constructor(around: Scope | null, constraints: Constraints) {
    this.#around = around;
    this.constraints = constraints;
  }

  name(query: string, relation: Relation): void {
    this.#queries.set(query, relation);
  }

  /** That of WITH. */
  query(name: string): Relation | undefined {
    return this.#queries.get(name) ?? this.#around?.query(name);
  }

  term(path: readonly string[]): Term | undefined {
    const column = path.at(-1) ?? '';
    const table = path.at(-2);
    const relation =
      table === undefined
        ? [...this.relations.values()].find((one) => one.has(column))
        : this.relations.get(table);
    if (relation) return relation.term(column);
    if (this.#around) return this.#around.term(path);
    // Of a function, whose columns are not known here.
    return table === undefined && [...this.relations.values()].includes(VALUES) ? VALUE : undefined;
  }
}
