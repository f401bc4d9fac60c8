/** A column of one mention of a table, or a value that is known before the statement runs. */
export type Term = string;
export const VALUE: Term = 'a value';

/** What has to be equal in the rows of a query. A query inside a condition knows that of the query around it as well. */
export class Constraints {
  readonly #around: Constraints | null;
  readonly #pairs: [Term, Term][] = [];

  constructor(around: Constraints | null = null) {
    this.#around = around;
  }

  equate(one: Term | undefined, other: Term | undefined): void {
    if (one && other) this.#pairs.push([one, other]);
  }

  /** Whether the rows are chosen by a value of that column. */
  isGiven(term: Term): boolean {
    const equal = new Set([term]);
    const pairs = this.#all();
    for (let known = 0; known < equal.size; ) {
      known = equal.size;
      for (const [one, other] of pairs) {
        if (equal.has(one)) equal.add(other);
        if (equal.has(other)) equal.add(one);
      }
    }
    return equal.has(VALUE);
  }

  /** What one of several conditions says of columns holds where all of them say it. */
  takeCommon(each: readonly Constraints[]): void {
    for (const term of new Set(each.flatMap((one) => one.#pairs.flat())))
      if (each.every((one) => one.isGiven(term))) this.equate(term, VALUE);
  }

  #all(): [Term, Term][] {
    return [...this.#pairs, ...(this.#around === null ? [] : this.#around.#all())];
  }
}
