import { needKept, DATABASE_PREFIX as PREFIX } from './kept-needed.ts';

/** One more for every shelf that is added. */
const VERSION = 3;

/**
 * Copies of kitchens by id, answers by address, what waits for the server in its order, what it refused, what it told
 * about the rest, and the photos that wait.
 */
const SHELVES = {
  kitchens: {},
  answers: {},
  outbox: { keyPath: 'place' },
  refused: { keyPath: 'place' },
  told: { keyPath: 'place' },
  photos: { keyPath: 'url' },
} satisfies Record<string, IDBObjectStoreParameters>;
export type StoreName = keyof typeof SHELVES;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Null where the browser keeps nothing, as in some private windows. */
export async function openDatabase(uid: string): Promise<IDBDatabase | null> {
  needKept();
  try {
    const request = indexedDB.open(PREFIX + uid, VERSION);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      for (const [name, options] of Object.entries(SHELVES))
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options);
    };
    const database = await settled(request);
    // Another tab signs the person out, or is of a newer build.
    database.onversionchange = () => database.close();
    return database;
  } catch {
    return null;
  }
}

// Asynchronous, because a connection that the browser has closed throws at once.
export const read = async <T>(
  database: IDBDatabase,
  shelf: StoreName,
  key: IDBValidKey,
): Promise<T | undefined> => settled(database.transaction(shelf).objectStore(shelf).get(key));

export const readAll = async <T>(database: IDBDatabase, shelf: StoreName): Promise<T[]> =>
  settled(database.transaction(shelf).objectStore(shelf).getAll());

/** Everything on several shelves, as of one moment. */
export async function readTogether(database: IDBDatabase, shelves: StoreName[]): Promise<unknown[][]> {
  const transaction = database.transaction(shelves);
  return Promise.all(shelves.map((name) => settled(transaction.objectStore(name).getAll())));
}

export const readKeys = async (database: IDBDatabase, shelf: StoreName): Promise<IDBValidKey[]> =>
  settled(database.transaction(shelf).objectStore(shelf).getAllKeys());

/** What the server could tell again. All else is nowhere but here, and is on the disk before the person reads that it is kept. */
const TOLD_AGAIN: StoreName[] = ['kitchens', 'answers'];

/** All of the writes, or none. */
export function write(
  database: IDBDatabase,
  shelves: StoreName[],
  work: (shelf: (name: StoreName) => IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const durability = shelves.every((name) => TOLD_AGAIN.includes(name)) ? 'relaxed' : 'strict';
    const transaction = database.transaction(shelves, 'readwrite', { durability });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    work((name) => transaction.objectStore(name));
    // Otherwise a page that is left right now takes it back.
    transaction.commit();
  });
}

/** Writes by what is on a shelf in the same moment. */
export function readAndWrite<T>(
  database: IDBDatabase,
  { from, into }: { from: StoreName; into: StoreName },
  work: (found: T[], shelf: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([from, into], 'readwrite', { durability: 'relaxed' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const request = transaction.objectStore(from).getAll();
    request.onsuccess = () => work(request.result, transaction.objectStore(into));
  });
}

const names = async () => {
  const all = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
};

const drop = (uid: string): Promise<unknown> =>
  settled(indexedDB.deleteDatabase(PREFIX + uid)).catch(() => undefined);

/** Forgets everything that is kept for other people than this one. */
export async function forgetOthers(uid: string): Promise<void> {
  await Promise.all((await names()).filter((name) => name !== uid).map(drop));
}

/** Forgets the person. What they did and the server has not heard of stays if the session ended by itself. */
export async function forgetPerson(uid: string, { evenWaiting }: { evenWaiting: boolean }): Promise<void> {
  const database = evenWaiting ? null : await openDatabase(uid);
  const waiting = database ? await readAll(database, 'outbox').catch(() => []) : [];
  if (database && waiting.length > 0)
    await write(database, ['kitchens', 'answers'], (shelf) => {
      shelf('kitchens').clear();
      shelf('answers').clear();
    });
  database?.close();
  if (waiting.length === 0) await drop(uid);
}
