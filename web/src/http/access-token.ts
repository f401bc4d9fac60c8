import { localStore } from './local-store.ts';

const KEY = 'access-token';

/** Read anew for each call: other tabs replace it, and the person may take it away. */
export const storedToken = (): string | null => localStore.read(KEY);

export const storeToken = (token: string): void => localStore.write(KEY, token);

export const removeToken = (): void => localStore.remove(KEY);
