import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { useEffect, useRef, useState } from 'react';
import { removeToken, storedToken } from '#http/access-token.ts';
import { request } from '#http/request.ts';
import type { SessionUser } from '#session/session-store.ts';

interface Check {
  token: string | null;
  done: Promise<void>;
}

/**
 * Has the server look at the stored token when somebody comes in, and tells whether it still does. A token that is no
 * good, or cannot be checked, is removed; the next call gets a new one. Without a token there is nothing to look at.
 */
export function useTokenCheck(user: SessionUser | null): boolean {
  const [checkedFor, setCheckedFor] = useState<string>();
  const begun = useRef<Check>(null);
  const uid = user?.uid;
  const unchecked = uid !== undefined && uid !== checkedFor;

  // At once, while it is still being found out whose it is: one trip less before anything is shown.
  useEffect(() => {
    begun.current = checkStoredToken();
  }, []);

  useEffect(() => {
    if (!unchecked) return;
    let wanted = true;
    const isBegun = begun.current?.token === storedToken();
    const check = (isBegun && begun.current) || checkStoredToken();
    begun.current = null;
    void check.done.then(() => {
      if (wanted) setCheckedFor(uid);
    });
    return () => {
      wanted = false;
    };
  }, [unchecked, uid]);

  return unchecked && storedToken() !== null;
}

function checkStoredToken(): Check {
  const token = storedToken();
  return { token, done: token === null ? Promise.resolve() : removeIfBad(token) };
}

async function removeIfBad(token: string): Promise<void> {
  if (await isValid(token)) return;
  if (storedToken() === token) removeToken();
}

async function isValid(token: string): Promise<boolean> {
  try {
    return (await request(accountsApi.verifyToken, token)).valid;
  } catch {
    return false;
  }
}
