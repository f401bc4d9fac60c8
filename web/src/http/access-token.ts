import { ACCESS_TOKEN_KEY } from '@crisper/domain/accounts/access-token.ts';
import { localStore } from './local-store.ts';

/** Read anew for each call: other tabs replace it, and the person may take it away. */
export const storedToken = (): string | null => localStore.read(ACCESS_TOKEN_KEY);

export const storeToken = (token: string): void => localStore.write(ACCESS_TOKEN_KEY, token);

export const removeToken = (): void => localStore.remove(ACCESS_TOKEN_KEY);
