import pg from 'pg';
import { asksForPrimary, placeOf, urlsOf } from './database-url.ts';
import { amongHosts, onlyAt, type Primary } from './primary.ts';

const PATIENCE_MS = 5000;

/** Its message is one sentence that names the variable, the problem and the remedy. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

/** Connects once, so that a wrong URL is reported before anything else starts. */
export async function requireReachable(
  variable: string,
  url: string,
  log: (message: string) => void,
): Promise<Primary> {
  const primary = asksForPrimary(url) ? amongHosts(url, log) : onlyAt({ connectionString: url });
  try {
    await connectOnce(await primary.find());
    return primary;
  } catch (cause) {
    const places = urlsOf(url).map(placeOf);
    throw new DatabaseUrlError(`${variable}: ${explain(cause, places.join(' and '))}`, { cause });
  }
}

async function connectOnce(place: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...place,
    application_name: 'crisper',
    connectionTimeoutMillis: PATIENCE_MS,
  });
  // Without a listener, a connection that is lost immediately would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/** A problem that the operator of the database can fix; null for anything else. */
export function explainRefusal(error: unknown): DatabaseUrlError | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const todo = REFUSALS[error.code ?? ''];
  return todo ? new DatabaseUrlError(`DATABASE_URL: ${todo} (${error.message}).`, { cause: error }) : null;
}

const OWNER = 'make it the owner of the database, as docs/operating.md says under "Your own PostgreSQL"';

const REFUSALS: Record<string, string> = {
  '25006': 'the database takes no writes: name the primary, not a copy that follows it',
  '42501': `its user may not make tables there: ${OWNER}`,
};

function explain(cause: unknown, place: string): string {
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  switch (code) {
    case '25006':
      return `none of ${place} accepts writes: start the primary, or promote one that follows it.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing listens at ${place}: start PostgreSQL there, or mend the host and the port.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host of the name in ${place}: mend the name, or see that this machine can look it up.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return unreachable(place);
    case '57P03':
      return `PostgreSQL at ${place} is starting or stopping (${message}): try again in a moment.`;
    case '28P01':
      return `PostgreSQL at ${place} refuses the password (${message}): mend the user or the password.`;
    case '28000':
      return `PostgreSQL at ${place} refuses the user (${message}): mend the user, or let it in with pg_hba.conf.`;
    case '3D000':
      return `PostgreSQL at ${place} has no such database (${message}): make it with createdb, or mend its name.`;
  }
  if (/timeout expired/.test(message)) return unreachable(place);
  return `PostgreSQL at ${place} cannot be used (${message || String(cause)}): see docs/operating.md under "Your own PostgreSQL".`;
}

const unreachable = (place: string) =>
  `${place} does not answer: start PostgreSQL there, let this machine through to it, or mend the host and the port.`;
