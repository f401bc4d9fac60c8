import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type FridgeAddress, readAddress, writeAddress } from './fridge-filter.ts';

const nothing = new URLSearchParams();

export type ChangeAddress = (next: Partial<FridgeAddress>, options?: { replace?: boolean }) => void;

/** Filter, order and page live in the URL, so that going back, reloading and shared links work. */
export function useFridgeAddress(): { address: FridgeAddress; change: ChangeAddress } {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  const change = useCallback<ChangeAddress>(
    (next, { replace = false } = {}) => {
      // Read from the current URL: a search that was typed a moment ago must not undo a later choice.
      const current = readAddress(new URLSearchParams(window.location.search));
      const search = writeAddress({ ...current, page: 1, ...next }).toString();
      void navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true });
    },
    [navigate],
  );

  return { address: readAddress(hydrated ? params : nothing), change };
}
