import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { applyChanges, type KitchenItems } from '@crisper/domain/items/kept/apply-changes.ts';
import { foresee, type Waiting } from '@crisper/domain/items/kept/foresee.ts';
import { ASKED_AT_ONCE, keptApi } from '@crisper/domain/kept/kept-api.ts';
import { applyCookbook } from '@crisper/domain/recipes/apply-cookbook.ts';
import { isRecipeIntent } from '@crisper/domain/recipes/recipe-kinds.ts';
import { applyShopping } from '@crisper/domain/shopping/apply-shopping.ts';
import { isShoppingIntent } from '@crisper/domain/shopping/shopping-kinds.ts';
import { ApiError } from '#http/api-error.ts';
import { withToken } from '#http/call.ts';
import { read, readAll, readAndWrite, write } from '#http/database.ts';
import { mayPass, reachIn } from '#http/reach.ts';
import { request } from '#http/request.ts';
import { forgetPictures } from '#offline/forget-pictures.ts';
import { forgetViews } from '#offline/forget-views.ts';
import { noteComparing, noteVersion } from '#session/kitchen/caught-up.ts';
import { foodKey, kitchenKey, shoppingKey } from '#session/kitchen/kitchen-key.ts';
import { isOutdated, unmarkOutdated } from '#session/kitchen/outdated.ts';
import { queryClient } from '#session/query-client.ts';
import {
  type Copy,
  currentKept,
  inOrder,
  noteReach,
  noteWaiting,
  type OutboxEntry,
  openKept,
} from './kept.ts';

const FRESH_FOR_MS = 30_000;

export async function copyOf(kitchenId: string): Promise<Copy | undefined> {
  const { copies, database } = await openKept();
  const known = copies.get(kitchenId);
  if (known || !database) return known;
  const stored = await read<Copy>(database, 'kitchens', kitchenId).catch(() => undefined);
  // One from before meals were planned is told again.
  const cookbook = stored?.cookbook?.planned && stored.cookbook;
  if (stored && !copies.has(kitchenId)) copies.set(kitchenId, { ...stored, cookbook, isFromBefore: true });
  return copies.get(kitchenId);
}

const refreshing = new Map<string, Promise<Copy>>();

/** Asks the server what changed, once for all who ask at the same time. */
export function refresh(kitchenId: string): Promise<Copy> {
  const running = refreshing.get(kitchenId);
  // Where something was written meanwhile, the running request may not know of it.
  const again = () => refresh(kitchenId);
  if (running) return isOutdated(kitchenId) ? running.then(again, again) : running;
  const work = ask(kitchenId).finally(() => refreshing.delete(kitchenId));
  refreshing.set(kitchenId, work);
  return work;
}

/** Ids of the intents that this tab just sent, while it holds the lock for sending; null where another tab may send. */
let justSent: ReadonlySet<string> | null = null;
/** Copies on their way to the disk. */
const keeping = new Map<string, Promise<void>>();

/** Asks what the kitchen became by what this tab sent, and has it on the disk. */
export async function refreshAfter(kitchenId: string, sent: readonly OutboxEntry[]): Promise<void> {
  justSent = new Set(sent.map(({ intent }) => intent.id));
  try {
    await refresh(kitchenId);
    await keeping.get(kitchenId);
  } finally {
    justSent = null;
  }
}

async function ask(kitchenId: string): Promise<Copy> {
  const { copies } = await openKept();
  const before = await copyOf(kitchenId);
  unmarkOutdated(kitchenId);
  const asked = idsIn(kitchenId, await waitingEntries());
  const query = {
    ...(before?.shopping && before.cookbook && { since: String(before.version) }),
    ...(asked.length > 0 && { waiting: asked.join() }),
  };
  try {
    const changes = await withToken((token) =>
      request(keptApi.listKitchenChanges, token, { params: { kitchenId }, query }),
    );
    noteReach('reached');
    noteVersion(kitchenId, changes.version);
    const told: Told = { asked, includes: changes.done ?? [] };
    const waiting = await waitingEntries();
    if (!isAbreast(told, idsIn(kitchenId, waiting))) return ask(kitchenId);
    noteWaiting(waiting);
    const known = copies.get(kitchenId);
    const copy: Copy = {
      ...applyChanges(known, changes),
      shopping: applyShopping(known?.shopping, changes.shopping, changes.reset),
      cookbook: applyCookbook(known?.cookbook, changes.cookbook, changes.reset),
      includes: told.includes,
      asOf: Date.now(),
    };
    copies.set(kitchenId, copy);
    keeping.set(kitchenId, keepCopy(kitchenId, copy, told));
    return copy;
  } catch (error) {
    if (mayPass(error)) noteReach(reachIn(error), before?.asOf);
    else if (isGone(error)) await forgetCopy(kitchenId);
    throw error;
  }
}

/** Ids of intents that the server was asked about, and those that its response includes. */
interface Told {
  asked: readonly string[];
  includes: readonly string[];
}

/** Ids of waiting intents of the kitchen that may have been sent. */
const idsIn = (kitchenId: string, waiting: readonly OutboxEntry[]): string[] =>
  waiting
    .filter((entry) => entry.kitchenId === kitchenId)
    .slice(0, ASKED_AT_ONCE)
    .map(({ intent }) => intent.id);

/**
 * Whether an answer goes with what waits now. It may have something in it that was done since it was asked for, or lack
 * something that another tab has settled since: shown with what waits, one would be there twice, the other not at all.
 */
function isAbreast({ asked, includes }: Told, waiting: readonly string[]): boolean {
  const mayBeIn = (id: string) => !asked.includes(id) && (justSent === null || justSent.has(id));
  const isLacking = (id: string) => !includes.includes(id) && !waiting.includes(id);
  return !waiting.some(mayBeIn) && !asked.some(isLacking);
}

/** A copy that cannot be written is worse than none: what was settled since the older one would be missing in it. */
async function keepCopy(kitchenId: string, copy: Copy, told: Told): Promise<void> {
  const { database } = await openKept();
  if (!database) return;
  await readAndWrite<OutboxEntry>(database, { from: 'outbox', into: 'kitchens' }, (stored, shelf) => {
    const waiting = inOrder([...stored, ...currentKept().unwritten]);
    if (isAbreast(told, idsIn(kitchenId, waiting))) shelf.put(copy, kitchenId);
  })
    .catch(() => write(database, ['kitchens'], (shelf) => shelf('kitchens').delete(kitchenId)))
    .catch(() => undefined);
}

/** The outbox in its order, with the entries of other tabs. */
export async function waitingEntries(): Promise<readonly OutboxEntry[]> {
  const { database } = await openKept();
  if (!database) return currentKept().outbox;
  // The browser may have closed the connection. What this page shows is sent all the same.
  const stored = await readAll<OutboxEntry>(database, 'outbox').catch(() => currentKept().outbox);
  return inOrder([...stored, ...currentKept().unwritten]);
}

/** The kitchen has ended, or the person is no longer in it. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'kitchen_not_found';

export async function forgetCopy(kitchenId: string): Promise<void> {
  const { copies, database } = await openKept();
  copies.delete(kitchenId);
  void forgetViews().catch(() => undefined);
  // Before the copy: a page that is closed meanwhile finds the copy the next time, and begins again.
  await forgetPictures(kitchenId).catch(() => undefined);
  const about = `/api/kitchens/${kitchenId}`;
  if (database)
    await write(database, ['kitchens', 'answers'], (shelf) => {
      shelf('kitchens').delete(kitchenId);
      shelf('answers').delete(IDBKeyRange.bound(about, `${about}\uffff`));
    }).catch(() => undefined);
}

/** As it was kept, at once, while the server is asked what changed since; later, as the server says it is now. */
async function currentCopy(kitchenId: string): Promise<Copy> {
  const copy = await copyOf(kitchenId);
  if (!copy) return refresh(kitchenId);
  if (copy.isFromBefore) {
    void catchUp(kitchenId).catch(() => undefined);
    return copy;
  }
  // Who asks while the server is being asked waits as well: the copy was outdated until just now.
  const isFresh = !isOutdated(kitchenId) && !refreshing.has(kitchenId);
  if (isFresh && Math.abs(Date.now() - copy.asOf) < FRESH_FOR_MS) return copy;
  return refresh(kitchenId).catch((error: unknown) => {
    if (mayPass(error)) return copy;
    throw error;
  });
}

/** The food as it will be when everything that the person did has arrived. */
export async function foodOf(kitchenId: string): Promise<KitchenItems> {
  return shown(kitchenId, await currentCopy(kitchenId));
}

/** With the shopping and the recipes as the server told them: their pages know what will become of them. */
export async function wholeCopy(kitchenId: string): Promise<Copy> {
  const copy = await currentCopy(kitchenId);
  if (copy.shopping && copy.cookbook) return copy;
  return refresh(kitchenId).catch((error: unknown) => {
    // A copy from before there were recipes is good enough for the list.
    if (mayPass(error) && copy.shopping) return copy;
    throw error;
  });
}

/** What the person did in the kitchen, and its copy does not have yet. */
export function waitingIn(
  outbox: readonly OutboxEntry[],
  kitchenId: string,
  { includes = [] }: Copy,
): OutboxEntry[] {
  return outbox.filter((entry) => entry.kitchenId === kitchenId && !includes.includes(entry.intent.id));
}

/** Not about the shopping list or recipes. */
export const isAboutFood = (entry: OutboxEntry): entry is OutboxEntry & Waiting =>
  !isShoppingIntent(entry.intent) && !isRecipeIntent(entry.intent);

function shown(kitchenId: string, copy: Copy): KitchenItems {
  const { version, items } = copy;
  const waiting = waitingIn(currentKept().outbox, kitchenId, copy).filter(isAboutFood);
  return { version, items: waiting.length === 0 ? items : foresee(items, waiting) };
}

/** Shows on open pages what the person just did. */
export function showWaiting(kitchenId: string): void {
  const copy = currentKept().copies.get(kitchenId);
  if (!copy) return void showFromBefore(kitchenId).catch(() => undefined);
  const food = shown(kitchenId, copy);
  void queryClient.cancelQueries({ queryKey: foodKey(kitchenId) });
  queryClient.setQueryData(foodKey(kitchenId), food);
  queryClient.setQueryData(shoppingKey(kitchenId), copy);
  const items = new Map(food.items.map((item) => [item._id as string, item]));
  const pages = queryClient.getQueryCache().findAll({ queryKey: [...kitchenKey(kitchenId), 'item'] });
  for (const { queryKey } of pages)
    queryClient.setQueryData<KitchenItem | null>(queryKey, (known) =>
      known === undefined ? known : (items.get(String(queryKey.at(-1))) ?? null),
    );
}

/** On a page that asked for nothing but one item, the copy is on the disk alone. */
async function showFromBefore(kitchenId: string): Promise<void> {
  if (await copyOf(kitchenId)) showWaiting(kitchenId);
}

/** The hashes of queries whose kept answers are being compared with the server. */
export const comparing = new Set<string>();

/** Open pages ask again for what else they show of the kitchen. */
export const askAgain = (kitchenId: string): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: kitchenKey(kitchenId),
    predicate: ({ queryKey, queryHash }) =>
      queryKey.at(-1) !== foodKey(kitchenId).at(-1) && !comparing.has(queryHash),
  });

const catchingUp = new Map<string, Promise<number>>();
const firstVersions = new Map<string, Promise<number>>();

/** What is shown as it was kept, is shown as the server says it is now. Once for all who ask at the same time. */
export function catchUp(kitchenId: string): Promise<number> {
  const running = catchingUp.get(kitchenId);
  if (running) return running;
  const work = compare(kitchenId).finally(() => catchingUp.delete(kitchenId));
  catchingUp.set(kitchenId, work);
  if (!firstVersions.has(kitchenId)) firstVersions.set(kitchenId, work);
  work.catch(() => firstVersions.delete(kitchenId));
  noteComparing(
    kitchenId,
    work.then((version) => new Map([[kitchenId, version]])),
  );
  return work;
}

/** The version with which what is kept of the kitchen was compared when the page was opened. */
export const firstVersion = (kitchenId: string): Promise<number> =>
  firstVersions.get(kitchenId) ?? catchUp(kitchenId);

async function compare(kitchenId: string): Promise<number> {
  const before = await copyOf(kitchenId);
  const { version } = await refresh(kitchenId);
  if (version !== before?.version) {
    showWaiting(kitchenId);
    void askAgain(kitchenId);
  }
  return version;
}
