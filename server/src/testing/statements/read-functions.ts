import type { Node } from 'libpg-query';
import { nodesIn, stringsOf } from './walk.ts';

/** As PostgreSQL says of its functions: v returns another value at each call, s at each statement. */
export type Volatility = ReadonlyMap<string, string>;

/** The functions in an expression that Citus does not let a write of a distributed table call there. */
export function forbiddenIn(expression: unknown, volatility: Volatility, isStrict = false): string[] {
  const found = new Set<string>();
  for (const node of nodesIn(expression)) {
    const called = calledIn(node, volatility);
    if (called && (isStrict || called.isVolatile || namesColumn(node))) found.add(called.name);
    // Also where it is called without a column, the branches are evaluated on the worker.
    if ('CaseExpr' in node || 'CoalesceExpr' in node)
      for (const inside of nodesIn(Object.values(node))) found.add(calledIn(inside, volatility)?.name ?? '');
  }
  found.delete('');
  return [...found];
}

function calledIn(node: Node, volatility: Volatility): { name: string; isVolatile: boolean } | null {
  if ('SQLValueFunction' in node) return { name: node.SQLValueFunction.op ?? '', isVolatile: false };
  if (!('FuncCall' in node)) return null;
  const name = stringsOf(node.FuncCall.funcname).at(-1) ?? '';
  const kind = volatility.get(name) ?? 'i';
  return kind === 'i' ? null : { name, isVolatile: kind === 'v' };
}

const namesColumn = (node: Node) => [...nodesIn(Object.values(node))].some((one) => 'ColumnRef' in one);

/** Of each statement in it that writes, and of those in WITH. */
export function* writesIn(statement: Node): Generator<Node> {
  for (const node of [statement, ...nodesIn(Object.values(statement))])
    if ('InsertStmt' in node || 'UpdateStmt' in node || 'DeleteStmt' in node) yield node;
}

/** Where functions are looked at: the strict parts may call none that is not immutable. */
export function partsOf(write: Node): { table: string; lenient: unknown; strict: unknown } | null {
  if ('InsertStmt' in write) {
    const { relation, onConflictClause, returningClause } = write.InsertStmt;
    return { table: relation?.relname ?? '', lenient: [], strict: [onConflictClause, returningClause] };
  }
  if ('UpdateStmt' in write) {
    const { relation, targetList, whereClause, fromClause, returningClause } = write.UpdateStmt;
    const lenient = [targetList, whereClause, fromClause];
    return { table: relation?.relname ?? '', lenient, strict: returningClause };
  }
  if ('DeleteStmt' in write) {
    const { relation, whereClause, usingClause, returningClause } = write.DeleteStmt;
    return { table: relation?.relname ?? '', lenient: [whereClause, usingClause], strict: returningClause };
  }
  return null;
}
