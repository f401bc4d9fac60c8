import { useEffect, useState } from 'react';
import { storedToken } from '#http/access-token.ts';
import type { SessionUser } from '#session/session-store.ts';
import { checkToken } from '#session/token-check.ts';

/** Checks the token when a signed-in person opens the page, and returns whether the check still runs. */
export function useTokenCheck(user: SessionUser | null): boolean {
  const [checkedFor, setCheckedFor] = useState<string>();
  const uid = user?.uid;
  const unchecked = uid !== undefined && uid !== checkedFor;

  useEffect(() => {
    if (!unchecked) return;
    let wanted = true;
    void checkToken().then(() => {
      if (wanted) setCheckedFor(uid);
    });
    return () => {
      wanted = false;
    };
  }, [unchecked, uid]);

  return unchecked && storedToken() !== null;
}
