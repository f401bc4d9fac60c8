import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { APIRequestContext } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { newPerson, type Person, register } from '#people.ts';

/** Where the browsers of these tests are: the first place on earth where a day begins. */
export const BROWSER_ZONE = 'Pacific/Kiritimati' as TimeZone;
/** Where food is added: the last. What expires there today has expired in the browser, so expired food can be added. */
const KITCHEN_ZONE = 'Pacific/Pago_Pago' as TimeZone;

const AT_ONCE = 8;

export interface SeededFood {
  title?: string;
  image?: string;
  category?: string;
  quantity?: number;
  /** Days until it expires, counted in the browser's time zone; negative for food that has expired. */
  days?: number;
  description?: string;
}

/** As YYYY-MM-DD, in the browser's time zone. */
export const dateInDays = (days: number): string =>
  days < 0 ? dateIn(0, KITCHEN_ZONE) : dateIn(days, BROWSER_ZONE);

/** As the pages write it. */
export const shownDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A person who adds and removes items through the API, without a browser. */
export class KitchenByApi {
  readonly owner: Person;
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  constructor(request: APIRequestContext, owner: Person, token: string) {
    this.owner = owner;
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}`, 'time-zone': KITCHEN_ZONE };
  }

  async add(food: SeededFood = {}): Promise<string> {
    const response = await this.#request.post('/api/items', { headers: this.#headers, data: body(food) });
    if (!response.ok()) throw new Error(`adding failed: ${await response.text()}`);
    return (await response.json()).insertedId;
  }

  /** Adds them a few at a time, so in no particular order. */
  async stock(foods: SeededFood[]): Promise<void> {
    const waiting = foods.values();
    const work = async () => {
      for (const food of waiting) await this.add(food);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async update(id: string, food: SeededFood): Promise<void> {
    const response = await this.#request.put(`/api/items/${id}`, {
      headers: this.#headers,
      data: body(food),
    });
    if (!response.ok()) throw new Error(`updating failed: ${await response.text()}`);
  }

  async remove(id: string): Promise<void> {
    await this.#request.delete(`/api/items/${id}`, { headers: this.#headers });
  }

  async setNote(id: string, text: string): Promise<void> {
    const data = { userEmail: this.owner.email, text };
    await this.#request.patch(`/api/items/${id}/note`, { headers: this.#headers, data });
  }
}

function body({ days = 10, ...food }: SeededFood) {
  return {
    title: 'Milk',
    image: '/pictures/milk.webp',
    category: 'Dairy',
    quantity: 1,
    description: '',
    ...food,
    expiryDate: dateInDays(days),
  };
}

export async function openKitchen(request: APIRequestContext): Promise<KitchenByApi> {
  const owner = newPerson();
  const { accessToken } = await register(request, owner);
  return new KitchenByApi(request, owner, accessToken);
}
