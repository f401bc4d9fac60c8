import { toAuthError } from './auth-error.ts';
import { setLoading } from './session-store.ts';

/** Runs an action of the identity provider; failures are thrown as `AuthError`s. */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAuthError(error);
  }
}

/** The same for actions that change who is signed in: the session is loading until they succeed or fail. */
export async function changeSession<T>(work: () => Promise<T>): Promise<T> {
  setLoading(true);
  try {
    return await attempt(work);
  } catch (error) {
    setLoading(false);
    throw error;
  }
}
