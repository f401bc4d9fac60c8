import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const nothing = new URLSearchParams();

/** How a list's filter, order and page stand in the query string. Whatever makes no sense there counts as left out. */
export interface AddressFormat<Address> {
  read: (params: URLSearchParams) => Address;
  write: (address: Address) => Record<string, string>;
}

interface ListAddress<Address> {
  address: Address;
  /** A new filter starts again at page 1. */
  change: (next: Partial<Address>, options?: { replace?: boolean }) => void;
}

/** Filter, order and page live in the URL, so that back, reload and a shared link all work. */
export function useListAddress<Address extends { page: number }>({
  read,
  write,
}: AddressFormat<Address>): ListAddress<Address> {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  const change = useCallback<ListAddress<Address>['change']>(
    (next, { replace = false } = {}) => {
      // From where the browser is now: a search that was typed a moment ago must not undo what was chosen since.
      const current = read(new URLSearchParams(window.location.search));
      const search = new URLSearchParams(write({ ...current, page: 1, ...next })).toString();
      void navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true });
    },
    [navigate, read, write],
  );

  return { address: read(hydrated ? params : nothing), change };
}
