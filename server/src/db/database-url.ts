import pg from 'pg';

const UNREADABLE =
  'cannot be read as postgres://user:password@host/database: write special characters in the password as escapes, such as %40 for @ and %2F for /';

/** Those of libpq's that mean a PostgreSQL to which can be written. */
const WRITING = ['read-write', 'primary'];

/** The problem with the URL of a database, for the operator; null for none. */
export function problemOfDatabaseUrl(text: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return 'must begin with postgres://';
  const { target } = partsOf(text);
  if (target !== null && !WRITING.includes(target)) {
    return `asks for target_session_attrs=${target}, and Crisper writes: say read-write, or leave it out`;
  }
  try {
    for (const url of urlsOf(text)) placeOf(url);
    return null;
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    // It may name certificates, which the driver reads immediately.
    return syscall ? `names a file that cannot be read (${message}): mend its name` : UNREADABLE;
  }
}

/** Whether it names several hosts, or says of one that it has to accept writes. */
export function asksForPrimary(text: string): boolean {
  const { hosts, target } = partsOf(text);
  return hosts.length > 1 || target !== null;
}

/** A URL for each host that it names, as libpq reads them: the driver knows one host alone. */
export function urlsOf(text: string): string[] {
  if (!asksForPrimary(text)) return [text];
  const { start, hosts, path, query } = partsOf(text);
  query.delete('target_session_attrs');
  if (!query.has('host')) return hosts.map((host) => `${start}${host}${path}${questioned(query)}`);
  const ports = query.get('port')?.split(',') ?? [];
  return hosts.map((host, at) => {
    const own = new URLSearchParams(query);
    own.set('host', host);
    // One port is for all of them.
    const port = ports[at] ?? ports[0];
    if (port) own.set('port', port);
    return `${start}${path}${questioned(own)}`;
  });
}

interface Parts {
  /** The scheme, and the user with the password. */
  start: string;
  /** From between the password and the path, or the value of `?host=`. */
  hosts: string[];
  path: string;
  query: URLSearchParams;
  target: string | null;
}

function partsOf(text: string): Parts {
  const [, scheme = '', authority = '', path = '', search = ''] =
    /^(\w+:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(text) ?? [];
  const query = new URLSearchParams(search);
  const userEnds = authority.lastIndexOf('@') + 1;
  const hosts = (query.get('host') ?? authority.slice(userEnds)).split(',');
  const start = scheme + authority.slice(0, userEnds);
  return { start, hosts, path, query, target: query.get('target_session_attrs') };
}

const questioned = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** The target of the driver, without the secrets in the URL. */
export function placeOf(connectionString: string): string {
  const { host, port } = new pg.Client({ connectionString });
  return `${host}:${port}`;
}
