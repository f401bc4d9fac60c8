import { loadModule, type Node, parseSync } from 'libpg-query';
import { places } from '#db/distribution.ts';
import { forbiddenIn, partsOf, type Volatility, writesIn } from './read-functions.ts';
import { type Columns, TableReader } from './read-tables.ts';

await loadModule();

/** What has to be known of the database to read a statement. */
export interface Catalogue {
  columns: Columns;
  volatility: Volatility;
}

type Group = string;

/** What a cluster could not do on one machine, or not at all; empty for a statement that may be sent. */
export function problemsOf(text: string, catalogue: Catalogue): string[] {
  const statements = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
  return [...new Set(statements.flatMap((statement) => problemsIn(statement, catalogue)))].sort();
}

function problemsIn(statement: Node, { columns, volatility }: Catalogue): string[] {
  const reader = new TableReader(columns);
  reader.read(statement);
  const problems: string[] = [];
  const groups = new Map<Group, string[]>();
  for (const { table, isGiven } of reader.mentions) {
    const place = places[table];
    if (place === 'copied') continue;
    const group = place === 'local' ? 'local' : place.group;
    groups.set(group, [...(groups.get(group) ?? []), table]);
    if (place !== 'local' && !isGiven()) problems.push(`${table} without ${place.by}`);
  }
  if (groups.size > 1) {
    const each = [...groups]
      .sort()
      .map(([group, tables]) => `${[...new Set(tables)].sort().join(', ')} (${group})`);
    problems.push(`joins ${each.join(' with ')}`);
  }
  for (const write of writesIn(statement)) problems.push(...calls(write, volatility));
  return problems;
}

function calls(write: Node, volatility: Volatility): string[] {
  const parts = partsOf(write);
  const place = parts && places[parts.table as keyof typeof places];
  if (!place || typeof place === 'string') return [];
  const names = [...forbiddenIn(parts.lenient, volatility), ...forbiddenIn(parts.strict, volatility, true)];
  return names.map((name) => `${parts.table} is written with ${name}()`);
}
