import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { removeToken, storedToken } from '#http/access-token.ts';
import { isAboutToken } from '#http/api-error.ts';
import { request } from '#http/request.ts';

let begun: Promise<void> | null = null;

/** Starts the check for a page whose code is still loading. */
export function beginTokenCheck(): void {
  begun = check();
}

/**
 * Lets the server check the stored token. An invalid one is removed; the next request gets a new one. When the server
 * cannot be reached, the token stays. Without a token there is nothing to check.
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
