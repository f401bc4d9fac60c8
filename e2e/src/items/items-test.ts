import { test as base } from '#fixtures.ts';
import { putSession } from '#people.ts';
import { BROWSER_ZONE, Kitchen, openKitchen } from './kitchen.ts';

interface ItemsFixtures {
  /** A stranger's kitchen. */
  kitchen: Kitchen;
  /** The kitchen of whoever is signed in in the browser. */
  ownKitchen: Kitchen;
}

export const test = base.extend<ItemsFixtures>({
  timezoneId: BROWSER_ZONE,
  kitchen: async ({ request }, use) => use(await openKitchen(request)),
  ownKitchen: async ({ page, request, newAccount }, use) => {
    const person = await newAccount();
    const response = await page.request.post('/api/auth/login', { data: person });
    const signedIn = await response.json();
    await putSession(page, signedIn);
    await use(new Kitchen(request, person, signedIn.accessToken));
  },
});

/** A server of the file's own, where nothing is in the fridge but what the file puts there. */
export const ownServer = (name: string) => ({ serverSettings: { CRISPER_TEST_FILE: name } });

export { expect } from '@playwright/test';
