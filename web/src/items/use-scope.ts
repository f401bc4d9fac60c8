import { useState } from 'react';
import { localStore } from '#http/local-store.ts';
import type { Scope } from './items-api.ts';

const KEY = 'items-scope';

/** Everyone's items or only the person's own. The choice is remembered in this browser. */
export function useScope(): [Scope, (scope: Scope) => void] {
  const [scope, setScope] = useState<Scope>(() => (localStore.read(KEY) === 'mine' ? 'mine' : 'everyone'));
  return [
    scope,
    (next) => {
      localStore.write(KEY, next);
      setScope(next);
    },
  ];
}
