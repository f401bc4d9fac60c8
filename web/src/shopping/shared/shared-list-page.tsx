import type { SharedList } from '@crisper/domain/shopping/list-link.ts';
import type { EntryId } from '@crisper/domain/shopping/shopping.ts';
import { shoppingApi } from '@crisper/domain/shopping/shopping-api.ts';
import * as texts from '@crisper/texts/shopping/shared-list.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { newId } from '#http/new-id.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { LinkNotice } from './link-notice.tsx';
import { SharedEntries } from './shared-entries.tsx';

/** The others tick, too; there is no event stream for people without an account. */
const ASK_EVERY_MS = 10_000;

const sharedListQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-list', token],
    queryFn: () => call(shoppingApi.lookAtSharedList, { body: { token } }),
    refetchInterval: ({ state }) => (codeOf(state.error) === 'list_link_ended' ? false : ASK_EVERY_MS),
    retry: false,
  });

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** A list that a person of a kitchen shared, for anyone who has its link: to look at, and to tick. */
export default function SharedListPage() {
  // The token is behind the #, which no server sees. It stays there: people load the page again in the shop.
  const token = useLocation().hash.slice(1);
  return (
    <div className="wrap min-h-dvh py-6 md:py-12">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <div className="mx-auto w-full max-w-xl">
        {token ? <Shared key={token} token={token} /> : <LinkNotice why="broken" />}
      </div>
    </div>
  );
}

function Shared({ token }: { token: string }) {
  const client = useQueryClient();
  const query = sharedListQuery(token);
  const { data: list, error, refetch } = useQuery(query);
  const code = codeOf(error);
  if (code === 'list_link_ended') return <LinkNotice why="ended" />;
  if (code === 'list_link_incomplete') return <LinkNotice why="broken" />;
  if (!list && error) return <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />;
  if (!list) return <Loading />;

  const tick = async (entryIds: readonly EntryId[], got: boolean) => {
    const ticked = new Set(entryIds);
    const entries = list.entries.map((entry) => (ticked.has(entry._id) ? { ...entry, isGot: got } : entry));
    await client.cancelQueries(query);
    client.setQueryData(query.queryKey, { ...list, entries });
    try {
      let after: SharedList = list;
      for (const entryId of entryIds)
        after = await call(shoppingApi.tickSharedEntry, { body: { token, id: newId(), entryId, got } });
      client.setQueryData(query.queryKey, after);
    } catch {
      void toast('error', texts.notTicked);
      await refetch();
    }
  };
  return <SharedEntries list={list} onTick={(entryIds, got) => void tick(entryIds, got)} />;
}

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-9 w-1/2" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </div>
);
