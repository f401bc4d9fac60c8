import type {
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  Node,
  RangeVar,
  SelectStmt,
  UpdateStmt,
} from 'libpg-query';
import { type Distributed, places } from '#db/distribution.ts';
import type { Tables } from '#db/tables.ts';
import { Constraints, type Term, VALUE } from './constraints.ts';
import { type Relation, relationOf, Scope, VALUES } from './scope.ts';
import { nodesIn, stringsOf } from './walk.ts';

export type Columns = ReadonlyMap<string, ReadonlySet<string>>;
type Outputs = Map<string, Term | undefined>;

/** A mention of a table of ours in a statement. */
export interface Mention {
  table: keyof Tables;
  /** Whether its rows are chosen by values of the column by which the table is distributed; true of other tables. */
  isGiven(): boolean;
}

const isOurs = (name: string): name is keyof Tables => Object.hasOwn(places, name);

/** Finds the tables in a statement, and what is equal to what in it. */
export class TableReader {
  readonly mentions: Mention[] = [];
  readonly #columns: Columns;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  read(statement: Node): void {
    this.#query(statement, new Scope(null, new Constraints()));
  }

  /** What it returns, by name. Its conditions hold for the query around it as well, where they share constraints. */
  #query(node: Node, scope: Scope): Outputs {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, scope);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, scope);
    if ('UpdateStmt' in node) return this.#update(node.UpdateStmt, scope);
    if ('DeleteStmt' in node) return this.#delete(node.DeleteStmt, scope);
    return new Map();
  }

  #with(queries: readonly Node[] = [], scope: Scope): void {
    for (const one of queries) {
      if (!('CommonTableExpr' in one)) continue;
      const { ctename = '', ctequery, aliascolnames }: CommonTableExpr = one.CommonTableExpr;
      if (!ctequery) continue;
      // A recursive one may name itself.
      scope.name(ctename, relationOf(new Map()));
      const outputs = this.#query(ctequery, new Scope(scope, scope.constraints));
      scope.name(ctename, relationOf(renamed(outputs, stringsOf(aliascolnames))));
    }
  }

  #select(select: SelectStmt, scope: Scope): Outputs {
    this.#with(select.withClause?.ctes, scope);
    if (select.larg && select.rarg) {
      // What holds for the rows of one of them does not for those of the other.
      const [one] = [select.larg, select.rarg].map((part) =>
        this.#select(part, new Scope(scope, new Constraints(scope.constraints))),
      );
      return new Map([...(one?.keys() ?? [])].map((name) => [name, undefined]));
    }
    if (select.valuesLists) return this.#values(select.valuesLists, scope);
    for (const from of select.fromClause ?? []) this.#from(from, scope);
    this.#where(select.whereClause, scope);
    this.#inner([select.targetList, select.havingClause, select.sortClause, select.groupClause], scope);
    return this.#targets(select.targetList, scope);
  }

  #values(lists: readonly Node[], scope: Scope): Outputs {
    this.#inner(lists, scope);
    const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []));
    return new Map(
      (rows[0] ?? []).map((_, at) => {
        const terms = new Set(rows.map((row) => this.#term(row[at], scope)));
        return [`column${at + 1}`, terms.size === 1 ? [...terms][0] : undefined];
      }),
    );
  }

  #insert(insert: InsertStmt, scope: Scope): Outputs {
    this.#with(insert.withClause?.ctes, scope);
    if (!insert.relation) return new Map();
    const source = insert.selectStmt
      ? [...this.#query(insert.selectStmt, new Scope(scope, scope.constraints)).values()]
      : [];
    const target = this.#table(insert.relation, scope);
    const written = relationOf(
      new Map(
        (insert.cols ?? []).map((col, at) => [
          'ResTarget' in col ? (col.ResTarget.name ?? '') : '',
          source[at],
        ]),
      ),
    );
    for (const column of written.columns())
      scope.constraints.equate(target.term(column), written.term(column));
    scope.relations.set('excluded', { ...written, has: () => false });
    const { onConflictClause: conflict, returningClause } = insert;
    this.#inner([conflict?.targetList, conflict?.whereClause, returningClause], scope);
    return this.#targets(returningClause?.exprs, scope);
  }

  #update(update: UpdateStmt, scope: Scope): Outputs {
    this.#with(update.withClause?.ctes, scope);
    if (update.relation) this.#table(update.relation, scope);
    for (const from of update.fromClause ?? []) this.#from(from, scope);
    this.#where(update.whereClause, scope);
    this.#inner([update.targetList, update.returningClause], scope);
    return this.#targets(update.returningClause?.exprs, scope);
  }

  #delete(deletion: DeleteStmt, scope: Scope): Outputs {
    this.#with(deletion.withClause?.ctes, scope);
    if (deletion.relation) this.#table(deletion.relation, scope);
    for (const using of deletion.usingClause ?? []) this.#from(using, scope);
    this.#where(deletion.whereClause, scope);
    this.#inner(deletion.returningClause, scope);
    return this.#targets(deletion.returningClause?.exprs, scope);
  }

  #table({ relname = '', schemaname, alias }: RangeVar, scope: Scope): Relation {
    const name = alias?.aliasname ?? relname;
    const query = schemaname ? undefined : scope.query(relname);
    const relation = query ? aliased(query, alias?.colnames) : this.#mention(relname, scope.constraints);
    scope.relations.set(name, relation);
    return relation;
  }

  /** Others than ours are those of PostgreSQL, and temporary ones. */
  #mention(table: string, constraints: Constraints): Relation {
    if (!isOurs(table)) return VALUES;
    const columns = this.#columns.get(table) ?? new Set();
    const termOf = (column: string) => `${this.mentions.indexOf(mention)} ${table}.${column}`;
    const place: Distributed | string = places[table];
    const mention: Mention = {
      table,
      isGiven: () => typeof place === 'string' || constraints.isGiven(termOf(place.by)),
    };
    this.mentions.push(mention);
    return { has: (column) => columns.has(column), term: termOf, columns: () => columns };
  }

  #from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.#table(node.RangeVar, scope);
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      const outputs = subquery ? this.#query(subquery, new Scope(scope, scope.constraints)) : new Map();
      scope.relations.set(alias?.aliasname ?? '', relationOf(renamed(outputs, stringsOf(alias?.colnames))));
    }
    if ('RangeFunction' in node) {
      const { functions, alias } = node.RangeFunction;
      this.#inner(functions, scope);
      const isKnown = (functions ?? []).every((one) => this.#term(one, scope) === VALUE);
      scope.relations.set(alias?.aliasname ?? '', isKnown ? VALUES : relationOf(new Map()));
    }
    if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause } = node.JoinExpr;
      const before = new Set(scope.relations.keys());
      if (larg) this.#from(larg, scope);
      const left = [...scope.relations].filter(([name]) => !before.has(name));
      if (rarg) this.#from(rarg, scope);
      const right = [...scope.relations].filter(
        ([name]) => !before.has(name) && !left.some(([one]) => one === name),
      );
      for (const column of stringsOf(usingClause)) {
        const [one, other] = [left, right].map(
          (side) => side.find(([, relation]) => relation.has(column))?.[1],
        );
        scope.constraints.equate(one?.term(column), other?.term(column));
      }
      this.#where(quals, scope);
    }
  }

  #where(condition: Node | undefined, scope: Scope): void {
    if (!condition) return;
    this.#equate(condition, scope, scope.constraints);
    this.#inner(condition, scope);
  }

  /** What is equal in all rows that meet the condition. */
  #equate(condition: Node, scope: Scope, constraints: Constraints): void {
    if ('BoolExpr' in condition) {
      const { boolop, args = [] } = condition.BoolExpr;
      if (boolop === 'AND_EXPR') for (const arg of args) this.#equate(arg, scope, constraints);
      if (boolop === 'OR_EXPR') constraints.takeCommon(args.map((arg) => this.#alone(arg, scope)));
    }
    if (!('A_Expr' in condition)) return;
    const { kind, name, lexpr, rexpr } = condition.A_Expr;
    if (!lexpr || !rexpr || stringsOf(name).join() !== '=') return;
    const sides = kind === 'AEXPR_IN' && 'List' in rexpr ? (rexpr.List.items ?? []) : [rexpr];
    const [first] = sides;
    const isSame = sides.every((side) => this.#terms(side, scope).every((term) => term === VALUE));
    if (!first || (sides.length > 1 && !isSame)) return;
    const others = this.#terms(first, scope);
    for (const [at, term] of this.#terms(lexpr, scope).entries()) constraints.equate(term, others[at]);
  }

  #alone(condition: Node, scope: Scope): Constraints {
    const own = new Constraints();
    this.#equate(condition, scope, own);
    return own;
  }

  /** Of the parts of a row, or of the one value that it is. */
  #terms(node: Node, scope: Scope): (Term | undefined)[] {
    const parts = 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
    return parts.map((part) => this.#term(part, scope));
  }

  #term(node: Node | undefined, scope: Scope): Term | undefined {
    if (!node) return undefined;
    if ('ColumnRef' in node) return scope.term(stringsOf(node.ColumnRef.fields));
    if ('TypeCast' in node) return this.#term(node.TypeCast.arg, scope);
    const isKnown = (part: Node) =>
      !('SubLink' in part) &&
      (!('ColumnRef' in part) || scope.term(stringsOf(part.ColumnRef.fields)) === VALUE);
    return [...nodesIn(node)].every(isKnown) ? VALUE : undefined;
  }

  /** The queries inside an expression. Rows are not chosen by what holds in there. */
  #inner(expression: unknown, scope: Scope): void {
    for (const node of nodesIn(expression)) {
      if (!('SubLink' in node) || !node.SubLink.subselect) continue;
      const inside = new Constraints(scope.constraints);
      this.#query(node.SubLink.subselect, new Scope(scope, inside));
    }
  }

  #targets(targets: readonly Node[] = [], scope: Scope): Outputs {
    const outputs: Outputs = new Map();
    for (const [at, target] of targets.entries()) {
      if (!('ResTarget' in target) || !target.ResTarget.val) continue;
      const { name, val } = target.ResTarget;
      const path = 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : [];
      if (path.some((field) => 'A_Star' in field)) {
        const [table] = stringsOf(path);
        for (const [alias, relation] of scope.relations)
          if (alias !== 'excluded' && (table === undefined || table === alias))
            for (const column of relation.columns()) outputs.set(column, relation.term(column));
      } else outputs.set(name ?? stringsOf(path).at(-1) ?? `?${at}`, this.#term(val, scope));
    }
    return outputs;
  }
}

function renamed(outputs: Outputs, names: readonly string[]): Outputs {
  return new Map([...outputs].map(([name, term], at) => [names[at] ?? name, term]));
}

function aliased(relation: Relation, names: readonly Node[] | undefined): Relation {
  if (!names?.length) return relation;
  const outputs: Outputs = new Map([...relation.columns()].map((column) => [column, relation.term(column)]));
  return relationOf(renamed(outputs, stringsOf(names)));
}
