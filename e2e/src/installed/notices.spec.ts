import { type TestPushService, testPushService } from '@crisper/server/testing/test-push-service.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { test as base, expect } from './installed-test.ts';

const test = base.extend<{ pushService: TestPushService }>({
  pushService: async ({ playwright: _ }, use) => {
    const service = await testPushService();
    await use(service);
    await service.close();
  },
  serverSettings: async ({ pushService }, use) => use({ PUSH_TEST_SERVICE: pushService.origin }),
});

/** The browser of the tests has no push service of its own, so it subscribes at the one of the test. */
async function subscribeAt(context: BrowserContext, service: TestPushService): Promise<void> {
  await context.exposeFunction('subscribeAtService', (key: string) => service.device(key));
  await context.addInitScript(() => {
    const { subscribeAtService } = window as unknown as {
      subscribeAtService(key: string): Promise<{ endpoint: string; keys: Record<string, string> }>;
    };
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const device = await subscribeAtService(applicationServerKey);
        const unsubscribe = async () => {
          current = null;
        };
        current = { endpoint: device.endpoint, unsubscribe, toJSON: () => device };
        return current;
      },
    });
  });
}

const reminders = (page: Page) => page.getByRole('region', { name: 'Reminders' });
const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('notices are turned on here and off again, and what they are about is chosen', async ({
  phone,
  pushService,
  signIn,
}) => {
  const { page, context } = phone;
  await subscribeAt(context, pushService);
  await context.grantPermissions(['notifications']);
  await signIn();
  await page.goto('/dashboard/my-profile');
  await workerReady(page);
  await page.reload();
  const section = reminders(page);
  await expect(section).toContainText('so no reminders come');
  await section.getByRole('button', { name: 'Show notices here' }).click();
  await expect(section.getByText('What is due is shown here')).toBeVisible();
  await expect(section).not.toContainText('so no reminders come');
  await expect(section.getByLabel('Remind me')).toHaveValue('due');
  await section.getByLabel('At', { exact: true }).selectOption('6:00 PM');
  await section.getByLabel('Tell me, too, when others finish what is mine').uncheck();
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Notices come at 6:00 PM to your devices.')).toBeVisible();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await section.getByRole('button', { name: 'No more notices here' }).click();
  await expect(section.getByRole('button', { name: 'Show notices here' })).toBeVisible();
  await expect(section.getByLabel('Tell me, too')).toHaveCount(0);
});

test('a message is shown as a notice, with its tag and its buttons', async ({ phone, signIn }) => {
  const { page, context } = phone;
  await context.grantPermissions(['notifications']);
  await signIn();
  await page.goto('/dashboard');
  await workerReady(page);
  const [worker] = context.serviceWorkers();
  // Whether the computer of the tests displays it is not up to the product, so what is asked for is written down.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: object[] };
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) => {
        scope.shown.push({ title, ...options });
      },
    });
  });
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const about = { tag: 'due-2031-05-14', title: 'Eat first: “Milk”', body: 'Today is the last day' };
  const data = { path: '/notifications', token: 'one' };
  const buttons = [
    { act: 'eaten', label: 'Eaten' },
    { act: 'tomorrow', label: 'Tomorrow' },
  ];
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify({ ...about, ...data, buttons }),
  });
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { shown: object[] }).shown))
    .toEqual([
      {
        ...{ ...about, data, icon: '/icons/icon-192.png', badge: '/icons/maskable-192.png' },
        actions: [
          { action: 'eaten', title: 'Eaten' },
          { action: 'tomorrow', title: 'Tomorrow' },
        ],
      },
    ]);
});
