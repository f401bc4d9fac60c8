import type { SignInWay } from '@crisper/domain/accounts/sign-in-way.ts';
import type { AccountServices } from '#accounts/account-services.ts';

/** The password first, then the other providers, the oldest first. */
export async function listSignInWays(
  { config, db }: Pick<AccountServices, 'config' | 'db'>,
  accountId: string,
): Promise<SignInWay[]> {
  const { google, oidc } = config.identity;
  // The operator may have removed a provider; then the host is all that is known of it.
  const nameOf = (issuer: string) =>
    [google, oidc].find((settings) => settings?.issuer === issuer)?.name ?? new URL(issuer).host;
  const passwords = await db
    .selectFrom('credentials')
    .select('changed_at')
    .where('account_id', '=', accountId)
    .execute();
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return [
    ...passwords.map(({ changed_at }) => ({ provider: null, since: changed_at.toISOString() })),
    ...identities.map(({ issuer, created_at }) => ({
      provider: nameOf(issuer),
      since: created_at.toISOString(),
    })),
  ];
}
