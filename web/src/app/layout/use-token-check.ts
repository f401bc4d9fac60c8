import { useEffect, useState } from 'react';
import { storedToken } from '#http/access-token.ts';
import type { SessionUser } from '#session/session-store.ts';
import { checkToken } from '#session/token-check.ts';

/** Has the token checked when somebody comes in, and tells whether it still is being. */
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
