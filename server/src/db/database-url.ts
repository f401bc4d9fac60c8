import pg from 'pg';

const UNREADABLE =
  'cannot be read as postgres://user:password@host/database: write special characters in the password as escapes, such as %40 for @ and %2F for /';

/** The problem with the URL of a database, for the operator; null for none. */
export function problemOfDatabaseUrl(text: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return 'must begin with postgres://';
  const hosts = hostsIn(text);
  if (hosts.includes(',')) {
    return `names several hosts (${hosts}), and Crisper connects to one: name the primary, or a proxy in front of them`;
  }
  try {
    placeOf(text);
    return null;
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    // It may name certificates, which the driver reads immediately.
    return syscall ? `names a file that cannot be read (${message}): mend its name` : UNREADABLE;
  }
}

/** The part between the password and the path, or the value of `?host=`. */
function hostsIn(text: string): string {
  const [, authority = '', query = ''] = /^\w+:\/\/([^/?#]*)[^?#]*(?:\?([^#]*))?/.exec(text) ?? [];
  return new URLSearchParams(query).get('host') ?? authority.slice(authority.lastIndexOf('@') + 1);
}

/** The target of the driver, without the secrets in the URL. */
export function placeOf(connectionString: string): string {
  const { host, port } = new pg.Client({ connectionString });
  return `${host}:${port}`;
}
