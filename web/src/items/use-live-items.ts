import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followItems } from './follow-items.ts';
import { ITEMS_KEY } from './items-key.ts';

/** Keeps the items that the page shows up to date. */
export function useLiveItems(): void {
  const client = useQueryClient();
  useEffect(() => followItems(() => client.invalidateQueries({ queryKey: ITEMS_KEY })), [client]);
}
