import type { KyselyPlugin, QueryId } from 'kysely';
import type { Database, MadeQuery } from '#db/database.ts';
import { readCatalogue } from './catalogue.ts';
import { isExcepted } from './exceptions.ts';
import { type Catalogue, problemsOf } from './problems.ts';

const FRAMES = 40;
/** Of the server, but for what passes statements on. */
const OURS =
  /(?<=[/\\]server[/\\]src[/\\])(?!testing[/\\]statements|db[/\\](?:prepared|transaction|database)\.ts)[\w/\\.-]+\.ts/;
const OF_TESTS = /\.test\.ts$|\.fixture\.ts$|^testing[/\\]/;

/** Where statements were made. One that is prepared keeps its id. */
const places = new WeakMap<QueryId, { stack?: string }>();

/** Notes which file made a statement: only while it is made, the file is among the callers. */
export const noteMakers: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = FRAMES;
    places.set(queryId, new Error());
    Error.stackTraceLimit = stackTraceLimit;
    return node;
  },
  transformResult: async ({ result }) => result,
};

function makerOf(queryId: QueryId): string | null {
  const lines = places.get(queryId)?.stack?.split('\n') ?? [];
  for (const line of lines) {
    const [file] = OURS.exec(line) ?? [];
    if (file && !line.includes('node_modules')) return file.replaceAll('\\', '/');
  }
  return null;
}

/** Read once: the tables of all test databases are the same. */
let catalogue: Catalogue | undefined;
const checked = new Set<string>();

export async function knowTables(db: Database): Promise<void> {
  catalogue ??= await readCatalogue(db);
}

/** The statements of the server that were sent on a connection, with the file that made each; not those of tests. */
export class Issued {
  readonly #files = new Map<string, string>();

  note = ({ sql }: MadeQuery, queryId: QueryId): void => {
    if (checked.has(sql) || this.#files.has(sql)) return;
    const file = makerOf(queryId);
    if (file && !OF_TESTS.test(file)) this.#files.set(sql, file);
  };

  /** Throws if a cluster could not run one of them on one machine. */
  check(): void {
    const known = catalogue;
    if (!known) return;
    const broken = [...this.#files].flatMap(([sql, file]) =>
      problemsOf(sql, known)
        .filter((problem) => !isExcepted(file, problem))
        .map((problem) => `${file}: ${problem}: ${sql.trim()}`),
    );
    for (const sql of this.#files.keys()) checked.add(sql);
    this.#files.clear();
    if (broken.length > 0)
      throw new Error(`For a cluster, see server/src/db/statements.test.ts:\n${broken.join('\n')}`);
  }
}
