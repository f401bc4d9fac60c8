import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { removeToken, storedToken } from '#http/access-token.ts';
import { isAboutToken } from '#http/api-error.ts';
import { request } from '#http/request.ts';

let begun: Promise<void> | null = null;

/** Begins the check that a page will ask for whose code is still on its way. */
export function beginTokenCheck(): void {
  begun = check();
}

/**
 * Has the server look at the stored token. One that it does not find valid is removed; the next call gets a new one. A
 * server that cannot be reached has said nothing about it. Without a token there is nothing to look at.
 */
export function checkToken(): Promise<void> {
  const checking = begun ?? check();
  begun = null;
  return checking;
}

async function check(): Promise<void> {
  const token = storedToken();
  if (token === null || (await isValid(token))) return;
  if (storedToken() === token) removeToken();
}

async function isValid(token: string): Promise<boolean> {
  try {
    return (await request(accountsApi.verifyToken, token)).valid;
  } catch (error) {
    return !isAboutToken(error);
  }
}
