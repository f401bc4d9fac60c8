import { test as base } from '#fixtures.ts';
import { putSession } from '#people.ts';
import { BROWSER_ZONE, KitchenByApi, openKitchen } from './kitchen.ts';

interface ItemsFixtures {
  /** A stranger's kitchen. */
  kitchen: KitchenByApi;
  /** The kitchen of the person signed in in the browser. */
  ownKitchen: KitchenByApi;
}

/** A separate server, whose fridge holds only what the tests of that name add. */
export const ownServer = (name: string) => ({ serverSettings: { CRISPER_TEST_FRIDGE: name } });

export const test = base.extend<ItemsFixtures>({
  // Other tests must not see what these tests add.
  serverSettings: [ownServer('items').serverSettings, { scope: 'worker' }],
  timezoneId: BROWSER_ZONE,
  kitchen: async ({ request }, use) => use(await openKitchen(request)),
  ownKitchen: async ({ page, request, newAccount }, use) => {
    const person = await newAccount();
    const response = await page.request.post('/api/auth/login', { data: person });
    const signedIn = await response.json();
    await putSession(page, signedIn);
    await use(new KitchenByApi(request, person, signedIn.accessToken));
  },
});

export { expect } from '@playwright/test';
