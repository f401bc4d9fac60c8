import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { dayOfView } from '@crisper/domain/kept-views.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { notificationsApi } from '@crisper/domain/notifications/notifications-api.ts';
import { read, write } from '#http/database.ts';
import { ownZone } from '#http/own-zone.ts';
import { areUnchanged, toldVersion } from '#session/kitchen/caught-up.ts';
import { MY_KITCHENS_KEY, NOTIFICATIONS_KEY } from '#session/kitchen/kitchen-key.ts';
import { queryClient } from '#session/query-client.ts';
import { openKept } from './kept.ts';

/** Its part of the contract is not imported: that would be one more file for every page with a bell. */
const BELL: (typeof notificationsApi)['listNotifications']['path'] = '/notifications/:email';

/** What a person is told follows from the food of their kitchens and from the day. */
export const isBell = ({ method, path }: Endpoint): boolean => method === 'GET' && path === BELL;

/** After this, the dot of the bell is another one. */
export const changesBell = ({ method, path }: Endpoint): boolean => method !== 'GET' && path.startsWith(BELL);

export const bellKey = (email: string) => [...NOTIFICATIONS_KEY, email];

/** The versions of all kitchens and the day in them, when the bell was asked for. */
export interface BellMark {
  versions: ReadonlyMap<string, number>;
  zones: string;
  day: string;
}

/** Beside an answer. */
export const markedAt = (address: string) => `${address}#version`;

/** For an answer that is asked for now; undefined while the kitchens are not known. */
export function bellMark(): BellMark | undefined {
  const cards = queryClient.getQueryData<KitchenCard[]>(MY_KITCHENS_KEY);
  if (!cards) return undefined;
  const zones = [...new Set([ownZone(), ...cards.map((card) => zoneIn(card, ownZone()))])].join();
  const versions = new Map(cards.map(({ id, version }) => [id as string, toldVersion(id) ?? version]));
  return { versions, zones, day: dayOfView(zones, new Date()) };
}

async function readMark(address: string): Promise<BellMark | undefined> {
  const { database } = await openKept();
  return database ? read<BellMark>(database, 'answers', markedAt(address)) : undefined;
}

/** Yesterday's would say of another day that it is today. */
export async function isBellOfToday(address: string): Promise<boolean> {
  const mark = await readMark(address);
  return mark !== undefined && mark.day === dayOfView(mark.zones, new Date());
}

export async function isBellCurrent(address: string): Promise<boolean> {
  const mark = await readMark(address);
  return mark !== undefined && areUnchanged(mark.versions);
}

export async function forgetBell(): Promise<void> {
  const { database } = await openKept();
  const [about] = `/api${BELL}`.split(':');
  if (database)
    await write(database, ['answers'], (shelf) =>
      shelf('answers').delete(IDBKeyRange.bound(about, `${about}\uffff`)),
    );
}
