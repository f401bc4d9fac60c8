import type { Providers } from '@crisper/domain/accounts/user.ts';
import { useEffect, useState } from 'react';
import { loadIdentity } from './load-identity.ts';

/** The ways of signing in here; null until they are known. Loads what signing in needs, before it is needed. */
export function useProviders(): Providers | null {
  const [providers, setProviders] = useState<Providers | null>(null);
  useEffect(() => {
    let wanted = true;
    loadIdentity()
      .then((loaded) => wanted && setProviders(loaded.providers))
      // A person who tries to sign in sees the error then.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return providers;
}
