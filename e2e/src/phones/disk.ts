import { IDBDatabase, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';

/** Who uses a connection. A tab that has died has no effect on the disk any more, and hears nothing from it. */
export interface DiskUser {
  readonly isAlive: boolean;
  readonly isFull: boolean;
  /** The disk refused something. */
  noteTrouble(): void;
  /** May end the tab. */
  cross(): void;
}

const WRITES = ['add', 'put'] as const;
const OTHERS = ['get', 'getAll', 'getAllKeys', 'getKey', 'delete', 'clear', 'openKeyCursor'] as const;

const users = new WeakMap<IDBDatabase, DiskUser>();
/** Each with its requests, until it is over. */
const open = new Map<IDBTransaction, { user: DiskUser; requests: IDBRequest[] }>();
const committed = new WeakSet<IDBTransaction>();
/** They were to write what there is no room for. */
const doomed = new WeakSet<IDBTransaction>();

/** A request without an end, and a transaction of such requests. */
const silent = {} as IDBRequest;
const silentShelf = Object.fromEntries([...WRITES, ...OTHERS].map((name) => [name, () => silent]));
const silentTransaction = { objectStore: () => silentShelf, commit: () => undefined };

const hush = (request: IDBRequest) => {
  request.onsuccess = null;
  request.onerror = null;
};

/** How many transactions are under way. */
export const transactionsUnderWay = (): number => open.size;

/** The tab has died: what it had asked to be committed is kept, all else is taken back. */
export function cutOff(user: DiskUser): void {
  for (const [transaction, { user: its, requests }] of open) {
    if (its !== user) continue;
    transaction.oncomplete = null;
    transaction.onabort = null;
    for (const request of requests) hush(request);
    if (!committed.has(transaction) && !doomed.has(transaction)) transaction.abort();
  }
}

/** Patched once for all: what is patched asks whose connection it is. */
function patch(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const user = users.get(this);
    user?.cross();
    if (user && !user.isAlive) return silentTransaction as unknown as IDBTransaction;
    const made = transaction.apply(this, args);
    if (!user) return made;
    open.set(made, { user, requests: [] });
    for (const end of ['complete', 'abort'])
      made.addEventListener(end, () => {
        open.delete(made);
        user.cross();
      });
    return made;
  };

  const { objectStore, commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.objectStore = function (name) {
    return doomed.has(this) ? (silentShelf as unknown as IDBObjectStore) : objectStore.call(this, name);
  };
  IDBTransaction.prototype.commit = function () {
    const user = open.get(this)?.user;
    user?.cross();
    if (doomed.has(this) || (user && !user.isAlive)) return;
    committed.add(this);
    commit.call(this);
    user?.cross();
  };

  for (const name of [...WRITES, ...OTHERS]) {
    const original = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
    const patched = function (this: IDBObjectStore, ...args: unknown[]): IDBRequest {
      const its = open.get(this.transaction);
      its?.user.cross();
      if (doomed.has(this.transaction) || (its && !its.user.isAlive)) return silent;
      if (its?.user.isFull && WRITES.some((write) => write === name)) {
        its.user.noteTrouble();
        doomed.add(this.transaction);
        this.transaction.abort();
        return silent;
      }
      const request = original.apply(this, args);
      its?.requests.push(request);
      return request;
    };
    Object.assign(IDBObjectStore.prototype, { [name]: patched });
  }
}
patch();

/** The `indexedDB` of a tab on the disk of its phone. */
export function diskOf(disk: IDBFactory, user: DiskUser, noteOpened: (database: IDBDatabase) => void) {
  const own = (database: IDBDatabase) => {
    users.set(database, user);
    noteOpened(database);
  };
  return {
    open(name: string, version: number): IDBOpenDBRequest {
      user.cross();
      if (!user.isAlive) return silent as IDBOpenDBRequest;
      const request = disk.open(name, version);
      request.addEventListener('success', () => {
        own(request.result);
        if (user.isAlive) return;
        hush(request);
        request.result.close();
      });
      return request;
    },
    deleteDatabase: (name: string) => (user.isAlive ? disk.deleteDatabase(name) : silent),
    databases: () => (user.isAlive ? disk.databases() : new Promise(() => undefined)),
  };
}
