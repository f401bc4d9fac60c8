import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { shoppingApi } from '@crisper/domain/shopping/shopping-api.ts';
import { itemNotFound } from '@crisper/texts/errors.ts';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { answerBy } from '#http/answer.ts';
import { takeTold } from '#http/answer-late.ts';
import { ApiError } from '#http/api-error.ts';
import { read, readKeys, write } from '#http/database.ts';
import { wasAskedEarly } from '#http/early.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { mayPass } from '#http/reach.ts';
import { addressOf } from '#http/request.ts';
import { ALL_KITCHENS, noteComparing } from '#session/kitchen/caught-up.ts';
import {
  boughtKey,
  kitchenKey,
  MY_KITCHENS_KEY,
  membersKey,
  NOTIFICATIONS_KEY,
} from '#session/kitchen/kitchen-key.ts';
import { kitchenDay } from '#session/kitchen/kitchen-zone.ts';
import { markOutdated } from '#session/kitchen/outdated.ts';
import { queryClient } from '#session/query-client.ts';
import { currentSession } from '#session/session-store.ts';
import { bellKey, changesBell, forgetBell, isBell, isBellOfToday, markedAt } from './bell.ts';
import { comparing, foodOf, forgetCopy } from './copies.ts';
import { counted } from './due-today.ts';
import { isCurrent, isKept, type Mark, markFor } from './is-current.ts';
import { currentKept, openKept } from './kept.ts';

/** Forgets the kitchens that the person is no longer in. */
async function keepOnly(kitchenIds: ReadonlySet<string>): Promise<void> {
  const { database } = await openKept();
  const kept = database ? await readKeys(database, 'kitchens') : [];
  await Promise.all(
    kept
      .map(String)
      .filter((id) => !kitchenIds.has(id))
      .map(forgetCopy),
  );
}

interface Input {
  params?: { kitchenId?: string; itemId?: string; email?: string };
  query?: Partial<Record<string, string>>;
}

const loadLists = () => fetchCode(() => import('./lists.ts'));
const viewing = (kitchenId: string) => ({
  self: currentSession().user?.uid ?? '',
  today: kitchenDay(queryClient, kitchenId),
});

type Local = (items: KitchenItem[], kitchenId: string, input: Input) => unknown;

/** Undefined has the server asked: it tells whether an item is gone, or never was. */
function itemIn(items: KitchenItem[], itemId: string | undefined): KitchenItem | undefined {
  const item = items.find(({ _id }) => _id === itemId);
  const isTaken = currentKept().outbox.some(({ intent }) => 'itemId' in intent && intent.itemId === itemId);
  // The server does not know yet.
  if (!item && isTaken) throw new ApiError('item_not_found', itemNotFound);
  return item;
}

const local = new Map<Endpoint, Local>([
  [kitchenItemsApi.getKitchenItem, (items, _, { params }) => itemIn(items, params?.itemId)],
  [
    kitchenItemsApi.listKitchenItems,
    async (items, kitchenId, { query = {} }) => (await loadLists()).pageOf(items, query, viewing(kitchenId)),
  ],
  [
    kitchenItemsApi.listKitchenUpcoming,
    async (items, kitchenId) => (await loadLists()).upcomingOf(items, viewing(kitchenId)),
  ],
]);

/** What the server answered last is good enough while it does not answer. */
const remembered = new Set<Endpoint>([
  kitchensApi.listKitchens,
  kitchensApi.getKitchen,
  kitchensApi.listMembers,
  kitchenItemsApi.summarizeKitchenItems,
  shoppingApi.listBought,
  kitchenItemsApi.listUsualFoods,
  kitchenItemsApi.listKnownNames,
]);

/** Of these, it is shown while the server is asked, under the key of the query that shows it. */
const shownMeanwhile = new Map<Endpoint, (kitchenId: string) => QueryKey>([
  [kitchensApi.listKitchens, () => MY_KITCHENS_KEY],
  [kitchensApi.getKitchen, kitchenKey],
  [kitchensApi.listMembers, membersKey],
  [shoppingApi.listBought, boughtKey],
]);
const keyOf = (endpoint: Endpoint, { kitchenId = '', email = '' }: NonNullable<Input['params']>) =>
  isBell(endpoint) ? bellKey(email) : shownMeanwhile.get(endpoint)?.(kitchenId);
/** Addresses that were asked for since the page was opened: later answers come from the server. */
const asked = new Set<string>();

async function remember(address: string, answer: unknown, mark: Mark | undefined): Promise<void> {
  const { database } = await openKept();
  if (!database) return;
  await write(database, ['answers'], (shelf) => {
    shelf('answers').put(answer, address);
    if (mark !== undefined) shelf('answers').put(mark, markedAt(address));
  });
}

async function recall(endpoint: Endpoint, address: string, kitchenId?: string): Promise<unknown> {
  const { database } = await openKept();
  const answer = database && (await read<unknown>(database, 'answers', address));
  if (isBell(endpoint)) return (await isBellOfToday(address)) ? answer : undefined;
  if (endpoint === kitchensApi.listKitchens && answer) return counted(answer as KitchenCard[], true);
  if (endpoint !== kitchenItemsApi.summarizeKitchenItems || !answer || !kitchenId) return answer ?? undefined;
  // The counts of today are known; those of a week ago are as they were told.
  const [{ items }, { countsOf }] = await Promise.all([foodOf(kitchenId), loadLists()]);
  return { ...(answer as ItemSummary), ...countsOf(items, viewing(kitchenId)) };
}

/** What the server just said. */
function note(endpoint: Endpoint, input: Input, answer: unknown, mark?: Mark): void {
  if (!remembered.has(endpoint) && !isBell(endpoint)) return;
  void remember(addressOf(endpoint, input), answer, mark).catch(() => undefined);
  if (endpoint === kitchensApi.listKitchens)
    void keepOnly(new Set((answer as KitchenCard[]).map(({ id }) => id))).catch(() => undefined);
}

/** The hashes of queries that were shown as they were kept. They ask after the versions were told, if they do. */
const recalled = new Set<string>();

/** Shows what the server says now. What it refuses is asked for again by the page, which knows what to say then. */
async function catchUpWith(
  queryKey: QueryKey,
  isCurrent: Promise<boolean>,
  ask: () => Promise<unknown>,
): Promise<void> {
  const hash = hashKey(queryKey);
  comparing.add(hash);
  recalled.add(hash);
  try {
    if (!(await isCurrent)) queryClient.setQueryData(queryKey, await ask());
    // The next page that shows it asks for it: not all that the bell tells is of kitchens.
    else if (queryKey[0] === NOTIFICATIONS_KEY[0])
      await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  } catch (error) {
    if (!mayPass(error)) await queryClient.invalidateQueries({ queryKey, exact: true });
  } finally {
    comparing.delete(hash);
  }
}

/** The versions of the person's kitchens. What happened to their food since the last visit is told under the bell. */
const compareList = (before: unknown) => () => {
  const cards = queryClient.getQueryData<KitchenCard[]>(MY_KITCHENS_KEY) ?? [];
  const versions = new Map((before as KitchenCard[]).map(({ id, version }) => [id, version]));
  if (cards.some(({ id, version }) => versions.get(id) !== version))
    void queryClient.invalidateQueries({
      queryKey: NOTIFICATIONS_KEY,
      predicate: ({ queryHash }) => !recalled.has(queryHash),
    });
  return new Map(cards.map(({ id, version }) => [id, version]));
};

/** Kitchens that are kept are answered for here; of others the last answers are kept for when there is no network. */
export function answerFromKept(): void {
  for (const { endpoint, input, answer } of takeTold()) note(endpoint, (input ?? {}) as Input, answer);
  answerBy(async (endpoint, given, ask) => {
    const input = (given ?? {}) as Input;
    const kitchenId = input.params?.kitchenId;
    const answer = local.get(endpoint);
    if (answer && kitchenId && (await isKept(kitchenId))) {
      const found = await answer((await foodOf(kitchenId)).items, kitchenId, input);
      if (found !== undefined) return found as Awaited<ReturnType<typeof ask>>;
    }
    // A write may have happened even if its answer was lost.
    if (endpoint.method !== 'GET') for (const id of currentKept().copies.keys()) markOutdated(id);
    const address = addressOf(endpoint, input);
    const askServer = async () => {
      // An answer that was asked for before the version was told may be older.
      const mark = wasAskedEarly(address) ? undefined : markFor(endpoint, kitchenId);
      const told = await ask();
      note(endpoint, input, told, mark);
      return endpoint === kitchensApi.listKitchens
        ? ((await counted(told as KitchenCard[], false)) as typeof told)
        : told;
    };
    const queryKey = keyOf(endpoint, input.params ?? {});
    if (queryKey && !asked.has(address)) {
      asked.add(address);
      const known = await recall(endpoint, address).catch(() => undefined);
      if (known !== undefined) {
        const current = isCurrent(endpoint, address, { kitchenId, known });
        const asking = catchUpWith(queryKey, current, askServer);
        if (endpoint === kitchensApi.listKitchens)
          noteComparing(ALL_KITCHENS, asking.then(compareList(known)));
        return known as Awaited<ReturnType<typeof ask>>;
      }
    }
    try {
      return await askServer();
    } catch (error) {
      if (!mayPass(error) || !remembered.has(endpoint)) throw error;
      const known = await recall(endpoint, address, kitchenId).catch(() => undefined);
      if (known === undefined) throw error;
      return known as Awaited<ReturnType<typeof ask>>;
    } finally {
      if (changesBell(endpoint)) await forgetBell().catch(() => undefined);
      if (endpoint.method !== 'GET') for (const id of currentKept().copies.keys()) markOutdated(id);
    }
  });
}
