import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { Providers } from '@crisper/domain/accounts/user.ts';
import { request } from '#http/request.ts';
import { everythingForgotten } from '#offline/forget-kept.ts';
import { attempt } from './attempt.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import type { Identity } from './identity.ts';
import { isMarked } from './session-marker.ts';
import { onAuthStateChanged } from './session-store.ts';

// This file is loaded for people who are signed in or about to be; all others need no service worker.
onAuthStateChanged((user) => {
  if (user) void keepForOffline(user.uid).catch(() => {});
});

async function keepForOffline(person: string) {
  const { keepOffline } = await import('#offline/keep-offline.ts');
  await keepOffline(person, async () => {
    await everythingForgotten();
    return isMarked();
  });
}

/** Our own server's accounts, or Firebase if the operator configured it; its code is loaded only then. */
export async function chooseIdentity(): Promise<{ identity: Identity; providers: Providers }> {
  const providers = await attempt(() => request(accountsApi.listProviders, null));
  if (!providers.firebase) return { identity: embeddedIdentity(providers), providers };
  const { firebaseIdentity } = await import('./firebase-identity.ts');
  return { identity: firebaseIdentity(providers.firebase), providers };
}
