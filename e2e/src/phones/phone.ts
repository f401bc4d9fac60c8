import type { Script } from 'node:vm';
import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { TestServer } from '@crisper/server/testing/test-server.ts';
import type { TitledIntent } from '@crisper/web/items/do-in-kitchen.ts';
import type { ForeseenAct } from '@crisper/web/kitchen/foreseen-act.ts';
import { type PhoneAct, thingOf } from './acts.ts';
import { SimulatedDevice } from './device.ts';
import { transportTo } from './network.ts';
import type { Tab } from './tab.ts';

/** Something that the person did. */
interface Did {
  intent: KitchenIntent;
  tab: Tab;
  /** The page has said that it is kept, and it was on the disk then. */
  isKept: boolean;
  /** It is in the memory of its tab alone, because there was no room. */
  isInMemory: boolean;
}

export interface ShownKitchen {
  items: readonly KitchenItem[];
  shopping: Shopping;
}

const NOTHING: ShownKitchen = {
  items: [],
  shopping: { lists: [], entries: [], order: { shelves: [], titles: [] }, staples: [] },
};

/** A person's phone, on whose tabs the shipped code runs. */
export class Phone {
  readonly device: SimulatedDevice;
  readonly kitchen: KitchenId;
  readonly did: Did[] = [];
  readonly #acts: ForeseenAct[] = [];
  readonly #removed: Entry[] = [];
  readonly #user: { uid: string; name: string };

  private constructor(device: SimulatedDevice, kitchen: KitchenId, user: { uid: string; name: string }) {
    this.device = device;
    this.kitchen = kitchen;
    this.#user = user;
  }

  static async of(
    server: TestServer,
    script: Script,
    { email, kitchen, isSecure = true }: { email: string; kitchen: KitchenId; isSecure?: boolean },
  ): Promise<Phone> {
    const viewer = await server.signUp(email);
    const device = new SimulatedDevice(transportTo(server), script, { isSecure });
    const token = await server.tokens.sign(viewer);
    return Phone.signedIn(device, kitchen, { uid: viewer.accountId, name: email, token });
  }

  static signedIn(
    device: SimulatedDevice,
    kitchen: KitchenId,
    { uid, name, token }: { uid: string; name: string; token: string },
  ): Phone {
    device.localStorage.setItem('signed-in-as', uid);
    device.localStorage.setItem('access-token', token);
    return new Phone(device, kitchen, { uid, name });
  }

  openTab(): Tab {
    const tab = this.device.openTab();
    const { uid } = this.#user;
    tab.code.setSession({
      loading: false,
      user: {
        ...{ uid, email: this.#user.name, displayName: null, photoURL: null, timeZone: UTC, language: null },
        ...{ metadata: { creationTime: '' }, emailSeenBy: 'nobody', hasPassword: true },
      },
    });
    return tab;
  }

  /** One of those that are open, or a new one. */
  tab(which = 0): Tab {
    const open = [...this.device.tabs];
    return open[which % open.length] ?? this.openTab();
  }

  get today(): CalendarDate {
    return dateAt(new Date(this.device.now()), UTC);
  }

  /** What the page in the tab shows of the kitchen. */
  async shown(tab = this.tab()): Promise<ShownKitchen> {
    const food = await tab.ask(({ foodOf }) => foodOf(this.kitchen));
    const copy = await tab.ask(({ wholeCopy }) => wholeCopy(this.kitchen));
    if (!food || !copy) return NOTHING;
    const { afterWaiting, currentKept } = tab.code;
    const { shopping } = afterWaiting(copy, this.kitchen, currentKept().outbox);
    return { items: food.items, shopping: shopping ?? NOTHING.shopping };
  }

  async do(act: PhoneAct, tab = this.tab()): Promise<void> {
    const seen = await this.shown(tab);
    await this.perform(
      [thingOf(act, { ...seen, today: this.today, acts: this.#acts, removed: this.#removed })],
      tab,
    );
  }

  /** Until the page says that it is kept. */
  async perform(things: TitledIntent[], tab = this.tab(), kitchen = this.kitchen): Promise<void> {
    const { device } = this;
    const did = things.map(({ intent }) => ({ intent, tab, isKept: false, isInMemory: false }));
    this.did.push(...did);
    const done = tab.ask(async ({ doInKitchen, queryClient }) => {
      await doInKitchen(queryClient, kitchen, things);
      return true;
    });
    const wasFull = device.isFull;
    if (!(await done)) return;
    const isInMemory = wasFull || device.isFull || !tab.hasDisk;
    for (const one of did) Object.assign(one, { isKept: !isInMemory, isInMemory });
  }

  /** The page asks what changed, as it does when it hears that something did. */
  async look(tab = this.tab()): Promise<void> {
    await tab.ask(({ catchUp }) => catchUp(this.kitchen));
  }

  /** Until everything that waits was answered, with a network and as much time as it takes. */
  async sendAll(): Promise<void> {
    const { device } = this;
    device.network.fates = { reads: 'answered', writes: 'answered' };
    // None dies any more of what happened before.
    for (const one of device.tabs) one.dieIn(Number.POSITIVE_INFINITY);
    // What is on the disk is sent by a tab that can read it.
    const tab = [...device.tabs].find(({ hasDisk }) => hasDisk) ?? this.openTab();
    await this.look(tab);
    for (const one of device.tabs) one.fire('online');
    for (let rounds = 0; rounds < 20; rounds++) {
      await device.rest();
      const waiting = [...device.tabs].flatMap((tab) => tab.code.currentKept().outbox);
      if (waiting.length === 0) return;
      await device.pass(61_000);
    }
    throw new Error('what waits is never sent');
  }
}
