import { webcrypto } from 'node:crypto';
import { createContext, type Script } from 'node:vm';
import { IDBKeyRange } from 'fake-indexeddb';
import { GLOBAL } from './bundle.ts';
import { cutOff, type DiskUser, diskOf } from './disk.ts';
import type { Network } from './network.ts';
import type * as tabCode from './tab-code.ts';

/** What all tabs of a phone share. */
export interface PhoneDevice {
  readonly disk: IDBFactory;
  readonly localStorage: Storage;
  readonly network: Network;
  /** Undefined where pages come over plain HTTP: browsers have locks in secure contexts only. */
  readonly locks:
    | { request(tab: Tab, name: string, work: () => Promise<unknown>): Promise<unknown> }
    | undefined;
  isFull: boolean;
  /** Since the phone was made. */
  readonly elapsedMs: number;
  /** As its clock says, which may be wrong. */
  now(): number;
  post(from: Tab, channel: string, message: unknown): void;
  noteDied(tab: Tab): void;
}

interface Timer {
  dueMs: number;
  work: () => void;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

/** The phone's clock in place of the computer's. */
const CLOCK = `globalThis.Date = class extends Date {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [phoneNow()])); }
  static now() { return phoneNow(); }
};`;

/**
 * A tab in which the shipped code runs, in a realm of its own. It touches the world by what is in `globals` alone. There
 * it dies, if it is to: nothing that it does between two such touches could be seen from outside.
 */
export class Tab implements DiskUser {
  isAlive = true;
  hasDisk = true;
  readonly code: typeof tabCode;
  readonly #device: PhoneDevice;
  readonly #death = Promise.withResolvers<void>();
  readonly #timers = new Map<number, Timer>();
  readonly #listeners = new Map<string, Set<(event: object) => void>>();
  readonly #databases = new Set<IDBDatabase>();
  #crossings = Number.POSITIVE_INFINITY;

  constructor(device: PhoneDevice, script: Script) {
    this.#device = device;
    const context = createContext(this.#globals());
    context.window = context.self = context.globalThis = context;
    new (script.constructor as typeof Script)(CLOCK).runInContext(context);
    script.runInContext(context);
    this.code = context[GLOBAL];
  }

  get isFull(): boolean {
    return this.#device.isFull;
  }

  noteTrouble(): void {
    this.#device.network.troubles += 1;
  }

  /** It dies at one of its next touches of the world. */
  dieIn(crossings: number): void {
    this.#crossings = crossings;
  }

  cross(): void {
    if (this.isAlive && this.#crossings-- <= 0) this.die();
  }

  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    cutOff(this);
    for (const database of this.#databases) database.close();
    this.#timers.clear();
    this.#device.noteDied(this);
    this.#death.resolve();
  }

  /** The browser closes its connections, as some do under pressure, or when a newer build opens the database. */
  loseDisk(): void {
    this.hasDisk = false;
    for (const database of this.#databases) database.close();
  }

  /** Undefined if it died, or what was asked of it failed. */
  async ask<T>(work: (code: typeof tabCode) => Promise<T>): Promise<T | undefined> {
    const failed = () => undefined;
    return Promise.race([
      this.isAlive ? work(this.code).catch(failed) : undefined,
      this.#death.promise.then(failed),
    ]);
  }

  fire(type: string, event: object = {}): void {
    if (this.isAlive) for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  nextTimerMs(): number {
    return Math.min(...[...this.#timers.values()].map(({ dueMs }) => dueMs));
  }

  runTimers(): void {
    for (const [id, { dueMs, work }] of this.#timers) {
      if (dueMs > this.#device.elapsedMs) continue;
      this.#timers.delete(id);
      work();
    }
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    this.cross();
    if (!this.isAlive) return never();
    // It does not see what other tabs have sent.
    if (!this.hasDisk) this.noteTrouble();
    const response = await this.#device.network.send(path, init);
    this.cross();
    if (!this.isAlive) return never();
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  }

  #later(work: () => void, ms = 0): number {
    const id = Math.random();
    if (ms <= 0) setImmediate(() => this.isAlive && this.#timers.delete(id) && work());
    this.#timers.set(id, { dueMs: ms <= 0 ? Number.POSITIVE_INFINITY : this.#device.elapsedMs + ms, work });
    return id;
  }

  #listen(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  #channels() {
    const [tab, device] = [this, this.#device];
    return class {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      postMessage(message: unknown): void {
        tab.cross();
        if (tab.isAlive) device.post(tab, this.name, message);
      }
      addEventListener(_: string, listener: (event: object) => void): void {
        tab.#listen(this.name, listener);
      }
    };
  }

  #globals(): Record<string, unknown> {
    const device = this.#device;
    const { locks, localStorage } = device;
    const listen = (type: string, listener: (event: object) => void) => this.#listen(type, listener);
    return {
      ...{
        AbortController,
        Blob,
        Headers,
        IDBKeyRange,
        Response,
        URL,
        URLSearchParams,
        console,
        localStorage,
      },
      ...{ queueMicrotask, structuredClone, crypto: webcrypto, performance: { now: () => device.elapsedMs } },
      phoneNow: () => device.now(),
      sessionStorage: storage(),
      fetch: (path: string, init?: RequestInit) => this.#fetch(path, init),
      indexedDB: diskOf(device.disk, this, (database) => this.#databases.add(database)),
      BroadcastChannel: this.#channels(),
      setTimeout: (work: () => void, ms?: number) => this.#later(work, ms),
      clearTimeout: (id: number) => this.#timers.delete(id),
      addEventListener: listen,
      location: { href: '/', origin: '' },
      document: { visibilityState: 'visible', addEventListener: listen, getElementById: () => null },
      navigator: {
        ...{ language: 'en', vendor: '', onLine: true },
        ...(locks && {
          locks: { request: (name: string, work: () => Promise<unknown>) => locks.request(this, name, work) },
        }),
      },
    };
  }
}

/** Local storage, which all tabs of a phone see at once, or a tab's own. */
export function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}
