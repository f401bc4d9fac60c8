import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { ImportFileKind } from '@crisper/domain/errors.ts';
import { EVERSHELF_TABLES, readEvershelfRows } from '@crisper/domain/imports/evershelf-rows.ts';
import type { ForeignRow } from '@crisper/domain/imports/foreign-rows.ts';
import { readGrocyRows } from '@crisper/domain/imports/grocy-rows.ts';
import { GROCY_TABLES } from '@crisper/domain/imports/grocy-tables.ts';
import type { SourceRead } from '@crisper/domain/imports/source-food-schema.ts';

/** More than any household has written down. */
const ROWS_MAX = 200_000;
const TEXT_MAX_LENGTH = 4000;

type Tables = Partial<Record<string, ForeignRow[]>>;

/** The programs whose databases are read, each known by tables that no other has, with the only tables that are looked at. */
const PROGRAMS: readonly {
  marks: readonly string[];
  tables: readonly string[];
  read: (tables: Tables) => SourceRead;
}[] = [
  { marks: ['stock', 'stock_log', 'quantity_units'], tables: GROCY_TABLES, read: readGrocyRows },
  { marks: ['inventory', 'transactions'], tables: EVERSHELF_TABLES, read: readEvershelfRows },
];

export class ImportRefusal extends Error {
  readonly kind: ImportFileKind;

  constructor(kind: ImportFileKind) {
    super(kind);
    this.kind = kind;
  }
}

/** The food in a database that somebody else made. Nothing in it is trusted: it can be read only, and only plain tables. */
export function readDatabase(path: string): SourceRead {
  requireWhole(path);
  const url = pathToFileURL(path);
  // The file is a copy that nobody writes, so that no file is made beside it, nor one read.
  url.search = '?immutable=1';
  const db = new DatabaseSync(url, {
    readOnly: true,
    allowExtension: false,
    enableDoubleQuotedStringLiterals: false,
  });
  db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
  const kinds = new Map(
    db
      .prepare('pragma table_list')
      .all()
      .flatMap(({ schema, name, type }) =>
        schema === 'main' ? [[String(name), String(type)] as const] : [],
      ),
  );
  const program = PROGRAMS.find(({ marks }) => marks.every((name) => kinds.has(name)));
  if (!program) throw new ImportRefusal('database-unknown');
  const names = program.tables.filter((name) => kinds.has(name));
  // All of them, before any of them is read.
  for (const name of names) requirePlain(db, name, kinds.get(name));
  return program.read(Object.fromEntries(names.map((name) => [name, rowsOf(db, name)])));
}

/** The header says how many pages there are; a copy that broke off has fewer. */
function requireWhole(path: string): void {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(100);
    const isRead = readSync(file, header) === header.length;
    const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
    const bytes = pageBytes * header.readUInt32BE(28);
    if (!isRead || (isCounted && fstatSync(file).size < bytes)) throw new ImportRefusal('database-damaged');
  } finally {
    closeSync(file);
  }
}

/** A view, a virtual table and a column that is computed run what the author of the file wrote. */
function requirePlain(db: DatabaseSync, name: string, kind: string | undefined): void {
  if (kind !== 'table') throw new ImportRefusal('database-unsafe');
  const columns = db.prepare(`pragma table_xinfo("${name}")`).all();
  if (columns.some(({ hidden }) => hidden !== 0)) throw new ImportRefusal('database-unsafe');
}

/** Without an index, which could be on what is computed. */
function rowsOf(db: DatabaseSync, name: string): ForeignRow[] {
  const rows: ForeignRow[] = [];
  for (const row of db.prepare(`select * from "${name}" not indexed`).iterate()) {
    if (rows.length >= ROWS_MAX) throw new ImportRefusal('database-unsafe');
    rows.push(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, clipped(value)])));
  }
  return rows;
}

/** A part of a long text keeps all of it in memory, unless it is copied. */
function clipped(value: unknown): unknown {
  if (typeof value === 'number' || value === null) return value;
  if (typeof value !== 'string') return null;
  return value.length <= TEXT_MAX_LENGTH ? value : Buffer.from(value.slice(0, TEXT_MAX_LENGTH)).toString();
}
