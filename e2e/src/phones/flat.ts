import type { Script } from 'node:vm';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { letIn, startKitchen } from '@crisper/server/testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '@crisper/server/testing/test-server.ts';
import { bundleTabCode, type Plant } from './bundle.ts';
import { Phone } from './phone.ts';

/** A kitchen of two people with a phone each. */
export interface Flat {
  kitchen: KitchenId;
  phones: readonly [Phone, Phone];
  people: readonly [Client, Client];
  /** Of the second. */
  accountId: string;
}

/** The server, and what the tabs of all phones run. */
export class Flats {
  readonly server: TestServer;
  readonly #script: Script;

  private constructor(server: TestServer, script: Script) {
    this.server = server;
    this.#script = script;
  }

  static async open(plant?: Plant): Promise<Flats> {
    const limits = { LIMIT_WRITES_PER_ACCOUNT: '1000000', LIMIT_SIGN_UPS_PER_ADDRESS: '100000' };
    return new Flats(await testServer(limits), await bundleTabCode(plant));
  }

  /** Both phones know the kitchen, with so much food and as many entries on its list. */
  async flat(name: string, { foods = 4, isSecure = true } = {}): Promise<Flat> {
    const { server } = this;
    const [ana, ben] = [`ana-${name}@example.com`, `ben-${name}@example.com`];
    const kitchen = await startKitchen(server, ana);
    const accountId = await letIn(server, kitchen, ana, { email: ben, role: 'member' });
    const one = await Phone.of(server, this.#script, { email: ana, kitchen, isSecure });
    const other = await Phone.of(server, this.#script, { email: ben, kitchen });
    for (let which = 0; which < foods; which++) {
      await one.do({ what: 'add', which, amount: 3, days: 10 });
      await one.do({ what: 'note', which, amount: 3, days: 10 });
    }
    await one.sendAll();
    await other.look();
    await other.device.rest();
    return { kitchen, accountId, phones: [one, other], people: [await server.as(ana), await server.as(ben)] };
  }
}
