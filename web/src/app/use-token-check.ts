import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { useEffect, useState } from 'react';
import { removeToken, storedToken } from '#http/access-token.ts';
import { request } from '#http/request.ts';
import type { SessionUser } from '#session/session-store.ts';

/**
 * Has the server look at the stored token when somebody comes in, and tells whether it still does. A token that is no
 * good, or cannot be checked, is removed; the next call gets a new one. Without a token there is nothing to look at.
 */
export function useTokenCheck(user: SessionUser | null): boolean {
  const [checkedFor, setCheckedFor] = useState<string>();
  const uid = user?.uid;
  const unchecked = uid !== undefined && uid !== checkedFor;

  useEffect(() => {
    if (!unchecked) return;
    let wanted = true;
    void checkStoredToken().then(() => {
      if (wanted) setCheckedFor(uid);
    });
    return () => {
      wanted = false;
    };
  }, [unchecked, uid]);

  return unchecked && storedToken() !== null;
}

async function checkStoredToken(): Promise<void> {
  const token = storedToken();
  if (token === null || (await isValid(token))) return;
  if (storedToken() === token) removeToken();
}

async function isValid(token: string): Promise<boolean> {
  try {
    return (await request(accountsApi.verifyToken, token)).valid;
  } catch {
    return false;
  }
}
