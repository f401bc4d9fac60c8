import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Locator, Page } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { test as base } from '#fixtures.ts';
import { newPerson, type Person, putSession, register } from '#people.ts';

/** Where the browsers of these tests are: the first place on earth where a day begins. */
export const BROWSER_ZONE = 'Pacific/Kiritimati' as TimeZone;
/** Where expired food is added: the last. What expires there today has expired in the browser. */
const LATE_ZONE = 'Pacific/Pago_Pago' as TimeZone;

/** As YYYY-MM-DD in the browser's time zone; a negative number has just expired there. */
export const dateInDays = (days: number): string =>
  days < 0 ? dateIn(0, LATE_ZONE) : dateIn(days, BROWSER_ZONE);

interface Food {
  title?: string;
  category?: string;
  quantity?: number;
  days?: number;
  image?: string;
}

/** The person signed in in the browser, and what they do without its pages. */
export interface Me extends Person {
  add(food?: Food): Promise<string>;
  note(itemId: string, text: string): Promise<void>;
  headers: Record<string, string>;
}

async function signedIn(page: Page): Promise<Me> {
  const person = newPerson();
  const session = await register(page.request, person);
  await putSession(page, session);
  const headers = { authorization: `Bearer ${session.accessToken}`, 'time-zone': LATE_ZONE };
  return {
    ...person,
    headers,
    async add({ days = 10, ...food } = {}) {
      const data = {
        title: 'Milk',
        image: '/pictures/milk.webp',
        category: 'Dairy',
        quantity: 1,
        ...food,
        expiryDate: dateInDays(days),
      };
      const response = await page.request.post('/api/items', { headers, data });
      if (!response.ok()) throw new Error(`adding failed: ${await response.text()}`);
      return (await response.json()).insertedId;
    },
    async note(itemId, text) {
      const data = { userEmail: person.email, text };
      await page.request.patch(`/api/items/${itemId}/note`, { headers, data });
    },
  };
}

export const test = base.extend<{ me: Me }>({
  timezoneId: BROWSER_ZONE,
  me: async ({ page }, use) => use(await signedIn(page)),
});

export const toast = (page: Page, text: string): Locator =>
  page.locator('.Toastify').getByText(text, { exact: true });

/** The console errors of a browser when a request is refused or cut off on purpose. */
export const refusals = [/^Failed to load resource:/];

export { expect } from '@playwright/test';
