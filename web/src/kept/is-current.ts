import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import { read } from '#http/database.ts';
import { pagePath } from '#languages/page-path.ts';
import { areUnchanged, toldVersion } from '#session/kitchen/caught-up.ts';
import { type BellMark, bellMark, isBell, isBellCurrent, markedAt } from './bell.ts';
import { copyOf, firstVersion } from './copies.ts';
import { openKept } from './kept.ts';

/** Kept beside an answer: as long as it holds, the server would say the same. Of one kitchen it is the version. */
export type Mark = number | BellMark;

/** Equal versions of a kitchen mean equal answers to these. */
const byVersion = new Set<Endpoint>([kitchensApi.getKitchen, kitchensApi.listMembers]);

/** For an answer that is asked for now. */
export const markFor = (endpoint: Endpoint, kitchenId = ''): Mark | undefined =>
  isBell(endpoint) ? bellMark() : toldVersion(kitchenId);

/** Whether the kitchen can be shown without asking the server first. */
export const isKept = async (kitchenId: string): Promise<boolean> => (await copyOf(kitchenId)) !== undefined;

async function isKitchenCurrent(address: string, kitchenId: string): Promise<boolean> {
  if (!(await isKept(kitchenId))) return false;
  const version = await firstVersion(kitchenId);
  const { database } = await openKept();
  return database !== null && (await read(database, 'answers', markedAt(address))) === version;
}

async function isListCurrent(cards: readonly KitchenCard[]): Promise<boolean> {
  // What is due today is counted in the copies.
  const areKept = await Promise.all(cards.map(({ id }) => isKept(id)));
  return !areKept.includes(false) && areUnchanged(new Map(cards.map(({ id, version }) => [id, version])));
}

interface Remembered {
  kitchenId: string | undefined;
  known: unknown;
}

/** Whether what is kept of that answer is what the server would say now. */
export async function isCurrent(
  endpoint: Endpoint,
  address: string,
  { kitchenId, known }: Remembered,
): Promise<boolean> {
  if (byVersion.has(endpoint)) return isKitchenCurrent(address, kitchenId ?? '');
  // Only the pages of kitchens are told of the versions when they are opened.
  if (!paths.isInKitchens(pagePath())) return false;
  if (isBell(endpoint)) return isBellCurrent(address);
  return endpoint === kitchensApi.listKitchens && isListCurrent(known as KitchenCard[]);
}
