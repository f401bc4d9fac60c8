import type { KitchenItems } from '@crisper/domain/items/kept/apply-changes.ts';
import type { Waiting } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import type { Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { forgetOthers, openDatabase, readTogether } from '#http/database.ts';
import type { Reach } from '#http/reach.ts';
import { markedUser } from '#session/session-marker.ts';
import { onAuthStateChanged } from '#session/session-store.ts';

/** A kitchen's food, shopping and recipes as the server told them. */
export interface Copy extends KitchenItems {
  /** Copies from before there was any have none. */
  shopping?: Shopping | undefined;
  cookbook?: Cookbook | undefined;
  /** When the server last said so. */
  asOf: number;
  /** The ids of what waited in the outbox when the server told this, and is in it already. */
  includes?: readonly string[];
  /** Read from the disk, and not compared with the server since. */
  isFromBefore?: true;
}

/** Something that the person did in a kitchen, and that the server has not answered. */
export interface OutboxEntry extends Waiting<KitchenIntent> {
  /** Its place in the order in which things were done. */
  place: number;
  kitchenId: string;
  /** What it was done to. */
  title: string;
  /** In which the kitchen's day is told. */
  zone: TimeZone;
}

/** What the server said of it. */
export interface Remark extends OutboxEntry {
  message: string;
}

/** A photo that waits to be uploaded. */
export interface Photo {
  /** That it will have. */
  url: string;
  kitchenId: string;
  id: string;
  blob: Blob;
}

export interface Settled {
  entry: OutboxEntry;
  refused: Remark | undefined;
  told: Remark | undefined;
}

interface Kept {
  uid: string;
  /** Null where the browser keeps nothing: then it is kept until the page is closed. */
  database: IDBDatabase | null;
  copies: Map<string, Copy>;
  outbox: readonly OutboxEntry[];
  /** Of the outbox, what is on its way to the disk, and what the disk had no room for. This tab alone knows of it. */
  writing: readonly OutboxEntry[];
  unwritten: readonly OutboxEntry[];
  /** What was answered but could not be taken off the disk, with what there is to say about it. */
  settled: readonly Settled[];
  refused: readonly Remark[];
  /** What came out otherwise than the person saw, until they have read it. */
  told: readonly Remark[];
  /** What to show of the photos that wait, by their URL. */
  photos: ReadonlyMap<string, string>;
  /** Whether the server answered when it was last asked, and when it last did. */
  reach: Reach;
  heardAt: number | null;
}

const nothing: Omit<Kept, 'uid' | 'copies'> = {
  database: null,
  outbox: [],
  writing: [],
  unwritten: [],
  settled: [],
  refused: [],
  told: [],
  photos: new Map(),
  reach: 'reached',
  heardAt: null,
};
let kept: Kept = { uid: '', copies: new Map(), ...nothing };
let opening: Promise<Kept> | undefined;
const listeners = new Set<() => void>();
/** Null while pages are rendered by the build, which would wait for it, and in old browsers. */
const otherTabs =
  import.meta.env.SSR || !('BroadcastChannel' in globalThis) ? null : new BroadcastChannel('crisper-kept');

export const currentKept = (): Kept => kept;

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener();
};

async function open(uid: string): Promise<Kept> {
  void forgetOthers(uid).catch(() => undefined);
  const database = uid ? await openDatabase(uid) : null;
  kept = { uid, copies: new Map(), ...nothing, database };
  await readWaiting();
  return kept;
}

/** What is kept for the person who is signed in. */
export function openKept(): Promise<Kept> {
  const uid = markedUser() ?? '';
  if (!opening || kept.uid !== uid) {
    kept = { uid, copies: new Map(), ...nothing };
    const begun = open(uid);
    opening = begun;
    // One read that failed is not the last word: the next call tries again.
    begun.catch(() => {
      if (opening !== begun) return;
      kept.database?.close();
      kept = { ...kept, database: null };
      opening = undefined;
    });
  }
  return opening;
}

/** All tabs show the outbox on the disk. Each adds what it has not written there yet, or could not. */
async function readWaiting(): Promise<void> {
  const { database } = kept;
  if (!database) return;
  const [outbox, refused, told] = (await readTogether(database, ['outbox', 'refused', 'told'])) as [
    OutboxEntry[],
    Remark[],
    Remark[],
  ];
  const { writing, unwritten, settled } = kept;
  kept = {
    ...kept,
    outbox: inOrder([...outbox, ...writing, ...unwritten]),
    refused: [...refused, ...settled.flatMap((one) => one.refused ?? [])],
    told: [...told, ...settled.flatMap((one) => one.told ?? [])],
  };
  tell();
}

/** Each once, in the order in which they were done, without what was answered. */
export function inOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  // Two tabs may have given the same place to two acts while the disk was full.
  const byIntent = new Map(entries.map((entry) => [entry.intent.id, entry]));
  for (const { entry } of kept.settled) byIntent.delete(entry.intent.id);
  return [...byIntent.values()].sort((a, b) => a.place - b.place);
}

/** Shows what waits as it was just read. A tab may have been closed after it settled something and before it said so. */
export function noteWaiting(read: readonly OutboxEntry[]): void {
  const outbox = inOrder([...read, ...kept.writing]);
  const isKnown =
    outbox.length === kept.outbox.length && outbox.every(({ place }, at) => place === kept.outbox[at]?.place);
  if (isKnown) return;
  kept = { ...kept, outbox };
  tell();
}

/** The server was asked, and answered or not. */
export function noteReach(reach: Reach, heardAt = reach === 'reached' ? Date.now() : kept.heardAt): void {
  const isNews = reach !== kept.reach || (reach !== 'reached' && heardAt !== kept.heardAt);
  kept = { ...kept, reach, heardAt };
  if (isNews) tell();
}

export function setPhotos(photos: Kept['photos']): void {
  kept = { ...kept, photos };
  tell();
}

/** State of this tab alone. */
export function setOwn(own: Partial<Pick<Kept, 'writing' | 'unwritten' | 'settled'>>): void {
  kept = { ...kept, ...own };
}

/** In this tab at once, and in the others. */
export function setWaiting(waiting: Partial<Pick<Kept, 'outbox' | 'refused' | 'told'>>): void {
  kept = { ...kept, ...waiting };
  tell();
  otherTabs?.postMessage('changed');
}

otherTabs?.addEventListener('message', () => void readWaiting().catch(() => undefined));

// Nothing of one person is shown to the next.
onAuthStateChanged((user) => {
  if (user || markedUser()) return;
  kept.database?.close();
  kept = { uid: '', copies: new Map(), ...nothing };
  opening = undefined;
  tell();
});
