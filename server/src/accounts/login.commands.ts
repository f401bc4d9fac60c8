import { AppError } from '@crisper/domain/errors.ts';
import { findAuthenticatedAt, isKnownDevice } from '#calling/sessions.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import { type Bucket, bucket, charge, chargeOrRefuse, networkOf, refund } from '#limits/throttle.ts';
import type { AccountServices } from './account-services.ts';
import { findLogin, findPasswordHash, NOBODY } from './accounts.queries.ts';

const FRESH_MS = 10 * 60 * 1000;

export interface LoginAttempt {
  email: string;
  password: string;
  ip: string;
  device: string | null;
}

/**
 * How often a password may be guessed by browsers that never signed in to the account. One network has tries of its own
 * and only a tenth of the account's, so one network cannot use up the tries of others.
 */
function guessesOf({ config }: AccountServices, email: string, ip: string): Bucket[] {
  const { limits } = config.identity;
  const here = `${email} ${networkOf(ip)}`;
  return [
    bucket('login', here, limits.loginsPerAccount),
    bucket('login-day', here, limits.loginsPerNetworkDaily),
    bucket('login-account', email, limits.loginsPerAccountDaily),
  ];
}

/** Gives the owner of the account back the tries that guesses used up. */
export async function forgetGuesses(services: AccountServices, email: string, ip: string): Promise<void> {
  const keys = guessesOf(services, email, ip).map(({ key }) => key);
  await services.db.deleteFrom('throttles').where('key', 'in', keys).execute();
}

/** The account that the password opens. Unknown email addresses and wrong passwords take the same work and time. */
export async function checkLogin(services: AccountServices, attempt: LoginAttempt): Promise<string> {
  const { db, config, passwords } = services;
  const { limits, uniformLoginErrors } = config.identity;
  const { email, device, ip } = attempt;
  const login = await findLogin(db, email);
  const isKnown = device !== null && (await isKnownDevice(db, login?.accountId ?? NOBODY, device));
  // A browser that signed in before has tries of its own, which strangers cannot use up.
  const tries = isKnown
    ? [bucket('login-device', `${email} ${device}`, limits.loginsPerAccount)]
    : [bucket('login-address', networkOf(ip), limits.loginsPerAddress), ...guessesOf(services, email, ip)];
  // One after the other: a try that the network's limit refuses does not count against the account.
  for (const next of tries) await chargeOrRefuse(db, 'too_many_attempts', [next]);
  if ((await passwords.matches(attempt.password, login?.passwordHash ?? null)) && login) {
    await refund(db, tries);
    return login.accountId;
  }
  // After too many unknown email addresses, known ones get the same response: if only the unknown ones were refused,
  // that would distinguish them. So would counting only the unknown ones, where errors must not distinguish them.
  const unknown = bucket('login-unknown', networkOf(ip), limits.unknownPerAddress);
  const cost = login && !uniformLoginErrors ? 0 : 1;
  const retryAfterSeconds = await charge(db, [unknown], cost);
  if (retryAfterSeconds !== null && !isKnown) throw new AppError('too_many_attempts', { retryAfterSeconds });
  if (uniformLoginErrors) throw new AppError('invalid_credentials');
  throw new AppError(login ? 'wrong_password' : 'user_not_found');
}

/** Requires a signed-in person to prove it again: by their password, or without one by a recent sign-in. */
export async function confirmIdentity(
  services: AccountServices,
  viewer: Viewer,
  password: string | undefined,
): Promise<void> {
  const { db, config, passwords } = services;
  const passwordHash = await findPasswordHash(db, viewer.accountId);
  if (passwordHash === null) {
    const authenticatedAt = await findAuthenticatedAt(db, viewer);
    const isFresh = authenticatedAt !== null && Date.now() - authenticatedAt.getTime() <= FRESH_MS;
    if (!isFresh) throw new AppError('sign_in_again');
    return;
  }
  const tries = [bucket('confirm', viewer.accountId, config.identity.limits.loginsPerAccount)];
  await chargeOrRefuse(db, 'too_many_attempts', tries);
  if (!(await passwords.matches(password ?? '', passwordHash))) throw new AppError('wrong_password');
  await refund(db, tries);
}
