import * as paths from '@crisper/domain/paths.ts';

/** These pages are never a destination: the user came to them to sign in. */
const WAYS_IN: string[] = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

/**
 * The page that the user wanted when they were asked to sign in. Only a path of our own origin is followed: `//evil`,
 * `/\evil` and the like look like paths and lead elsewhere.
 */
export function destinationOf(state: unknown, origin: string): string {
  const wanted = pathIn(state);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return paths.dashboard;
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin);
  const isOurs = leadsTo === origin && !pathname.startsWith('//') && !WAYS_IN.includes(pathname);
  return isOurs ? pathname + search + hash : paths.dashboard;
}

/** The guard passes the location that it turned away; anything may be in a history entry's state. */
function pathIn(state: unknown): string | null {
  if (!isRecord(state) || !isRecord(state.from)) return null;
  const { pathname, search = '', hash = '' } = state.from;
  return typeof pathname === 'string' ? `${pathname}${search}${hash}` : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
