import { localStore } from './local-store.ts';

const KEY = 'access-token';

/** Read again for each request: other tabs replace it, and the person may delete it. */
export const storedToken = (): string | null => localStore.read(KEY);

export const storeToken = (token: string): void => localStore.write(KEY, token);

export const removeToken = (): void => localStore.remove(KEY);

/** Local storage may contain anything; a value that no header can carry is not a token. */
const SENDABLE = /^[!-~]+$/;

export const authorization = (token: string): string =>
  `Bearer ${SENDABLE.test(token) ? token : 'unreadable'}`;
