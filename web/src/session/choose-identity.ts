import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { Providers } from '@crisper/domain/accounts/user.ts';
import { request } from '#http/request.ts';
import { attempt } from './attempt.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import type { Identity } from './identity.ts';
import './keep-pages.ts';

/** Our own server's accounts, or Firebase if the operator configured it; its code is loaded only then. */
export async function chooseIdentity(): Promise<{ identity: Identity; providers: Providers }> {
  const providers = await attempt(() => request(accountsApi.listProviders, null));
  if (!providers.firebase) return { identity: embeddedIdentity(providers), providers };
  const { firebaseIdentity } = await import('./firebase-identity.ts');
  return { identity: firebaseIdentity(providers.firebase), providers };
}
