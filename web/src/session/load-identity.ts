import type { Providers } from '@crisper/domain/accounts/user.ts';
import type { Identity } from './identity.ts';

interface Loaded {
  identity: Identity;
  /** The ways of signing in here. */
  providers: Providers;
}

let loading: Promise<Loaded> | undefined;
let ready: Identity | undefined;

async function load(): Promise<Loaded> {
  // In a file of its own: most visitors never sign in, and the form appears before it.
  const { chooseIdentity } = await import('./choose-identity.ts');
  const loaded = await chooseIdentity();
  ready = loaded.identity;
  return loaded;
}

/** Once, or again after a failure. */
export function loadIdentity(): Promise<Loaded> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Runs synchronously when the code is loaded: browsers open popups only directly in a click. */
export function withIdentity<T>(use: (identity: Identity) => Promise<T>): Promise<T> {
  return ready ? use(ready) : loadIdentity().then(({ identity }) => use(identity));
}
