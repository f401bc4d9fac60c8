import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Script } from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { transactionsUnderWay } from './disk.ts';
import { Network, type Transport } from './network.ts';
import { type PhoneDevice, storage, Tab } from './tab.ts';

/** A page that makes more requests than this without coming to rest goes in circles. */
const MOST_REQUESTS = 300;
/** Some turns without anything under way: what one tab tells the other takes a turn each. */
const CALM_TURNS = 4;

interface Waiter {
  tab: Tab;
  run: () => Promise<void>;
}

/** A phone with one disk, one clock and one network for all its tabs. */
export class SimulatedDevice implements PhoneDevice {
  readonly disk = new IDBFactory();
  readonly localStorage = storage();
  readonly network: Network;
  readonly locks: PhoneDevice['locks'];
  readonly tabs = new Set<Tab>();
  isFull = false;
  elapsedMs = 0;
  /** By how much its clock is wrong. */
  offMs = 0;
  #stoppedAt: number | undefined;
  readonly #script: Script;
  /** Each lock with the tab that holds it, and those that wait for it. */
  readonly #held = new Map<string, { holder: Waiter | undefined; queue: Waiter[] }>();

  constructor(transport: Transport, script: Script, { isSecure = true } = {}) {
    this.network = new Network(transport);
    this.#script = script;
    this.locks = isSecure ? { request: (tab, name, work) => this.#request(tab, name, work) } : undefined;
  }

  now(): number {
    return (this.#stoppedAt ?? Date.now()) + this.elapsedMs + this.offMs;
  }

  /** Everything from now on happens in the same millisecond. */
  stopClock(): void {
    this.#stoppedAt = Date.now();
  }

  openTab(): Tab {
    const tab = new Tab(this, this.#script);
    this.tabs.add(tab);
    return tab;
  }

  noteDied(tab: Tab): void {
    this.network.troubles += 1;
    this.tabs.delete(tab);
    for (const [name, lock] of this.#held) {
      lock.queue = lock.queue.filter((waiter) => waiter.tab !== tab);
      if (lock.holder?.tab === tab) this.#release(name, lock.holder);
    }
  }

  post(from: Tab, channel: string, message: unknown): void {
    for (const tab of this.tabs) if (tab !== from) setImmediate(() => tab.fire(channel, { data: message }));
  }

  /** Time passes, and what is to be done then is done, one after the other. */
  async pass(ms: number): Promise<void> {
    const end = this.elapsedMs + ms;
    for (;;) {
      const next = Math.min(...[...this.tabs].map((tab) => tab.nextTimerMs()));
      if (next > end) break;
      this.elapsedMs = Math.max(this.elapsedMs, next);
      for (const tab of this.tabs) tab.runTimers();
      await this.rest();
    }
    this.elapsedMs = end;
  }

  /** Until nothing happens any more. */
  async rest(): Promise<void> {
    const { sent } = this.network;
    for (let calm = 0; calm < CALM_TURNS; ) {
      if (this.network.sent - sent > MOST_REQUESTS) throw new Error('the phone never comes to rest');
      await (this.network.underWay > 0 ? sleep(1) : turn());
      calm = this.network.underWay + transactionsUnderWay() > 0 ? 0 : calm + 1;
    }
  }

  #request(tab: Tab, name: string, work: () => Promise<unknown>): Promise<unknown> {
    tab.cross();
    return new Promise((resolve, reject) => {
      if (!tab.isAlive) return;
      const waiter: Waiter = {
        tab,
        run: () =>
          work()
            .then(resolve, reject)
            .finally(() => this.#release(name, waiter)),
      };
      const lock = this.#held.get(name) ?? { holder: undefined, queue: [] };
      this.#held.set(name, lock);
      lock.queue.push(waiter);
      if (!lock.holder) this.#release(name, undefined);
    });
  }

  #release(name: string, holder: Waiter | undefined): void {
    const lock = this.#held.get(name);
    if (!lock || lock.holder !== holder) return;
    lock.holder = lock.queue.shift();
    const next = lock.holder;
    if (next) setImmediate(() => next.tab.isAlive && next.run());
  }
}
