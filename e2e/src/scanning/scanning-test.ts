import { shiftContext, ZONE } from '#clock.ts';
import { test as base, expect, signInAs, type Visitor } from '#kitchens/kitchens-test.ts';
import { newPerson } from '#people.ts';
import { browserSeeing, type Sight } from './fake-camera.ts';

interface ScanningFixtures {
  /** Signs a person in with a phone whose camera sees that. */
  meetSeeing: (name: string, sight: Sight) => Promise<Visitor>;
}

export const test = base.extend<ScanningFixtures>({
  meetSeeing: async ({ baseURL, colorScheme, expectedErrors }, use) => {
    const closing: (() => Promise<void>)[] = [];
    const errors: string[] = [];
    await use(async (name, sight) => {
      const { browser, close } = await browserSeeing(sight);
      closing.push(close);
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(colorScheme && { colorScheme }),
        viewport: { width: 390, height: 844 },
        timezoneId: ZONE,
        // Said here, not left to the habits of the browser.
        permissions: sight === 'refused' ? [] : ['camera', 'screen-wake-lock'],
        serviceWorkers: 'block',
      });
      await shiftContext(context);
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return signInAs(context, { ...newPerson(), name });
    });
    for (const close of closing) await close();
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export { expect };
