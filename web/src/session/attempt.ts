import { toAuthError } from './auth-error.ts';
import { setLoading } from './session-store.ts';

/** Does something with the identity provider; failures come out as `AuthError`s. */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAuthError(error);
  }
}

/** The same for what changes who is signed in: the session is loading until it has, or has failed to. */
export async function changeSession<T>(work: () => Promise<T>): Promise<T> {
  setLoading(true);
  try {
    return await attempt(work);
  } catch (error) {
    setLoading(false);
    throw error;
  }
}
