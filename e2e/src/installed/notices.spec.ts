import { randomUUID } from 'node:crypto';
import { type TestPushService, testPushService } from '@crisper/server/testing/test-push-service.ts';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { addByLine } from '#add-line.ts';
import { dateIn } from '#clock.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { asking, test as base, expect, type InstalledPhone } from './installed-test.ts';

const test = base.extend<object, { pushService: TestPushService }>({
  pushService: [
    async ({ playwright: _ }, use) => {
      const service = await testPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ pushService }, use) => use({ PUSH_TEST_SERVICE: pushService.origin }),
    { scope: 'worker' },
  ],
});

/** The browser of the tests has no push service of its own, so it subscribes at the one of the test. */
async function subscribeAt(context: BrowserContext, service: TestPushService): Promise<void> {
  await context.exposeFunction('subscribeAtService', (key: string) => service.device(key));
  await context.addInitScript(() => {
    const { subscribeAtService } = window as unknown as {
      subscribeAtService(key: string): Promise<{ endpoint: string; keys: Record<string, string> }>;
    };
    // A browser keeps its subscription with the service worker.
    const kept = localStorage.getItem('test-subscription');
    const madeOf = (device: { endpoint: string }) => ({
      endpoint: device.endpoint,
      toJSON: () => device,
      async unsubscribe() {
        current = null;
        localStorage.removeItem('test-subscription');
      },
    });
    let current: object | null = kept === null ? null : madeOf(JSON.parse(kept));
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const device = await subscribeAtService(applicationServerKey);
        localStorage.setItem('test-subscription', JSON.stringify(device));
        current = madeOf(device);
        return current;
      },
    });
  });
}

const reminders = (page: Page) => page.getByRole('region', { name: 'When and how' });
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
  await page.goto('/dashboard/my-profile/reminders');
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

/** The browser of the tests cannot be asked: it refuses, as a person does who taps *Block*. */
const refuseNotices = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refused = 'test-refused';
    Object.defineProperty(Notification, 'permission', {
      get: () => (sessionStorage.getItem(refused) ? 'denied' : 'default'),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem(refused, 'yes');
      return 'denied';
    };
  });

test('where notices are refused and no mail goes out, the calendar is offered', async ({ phone, signIn }) => {
  const { page, context } = phone;
  await refuseNotices(context);
  await signIn();
  const { post, get } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  await page.goto(`/kitchens/${kitchenId}`);
  await workerReady(page);
  await addByLine(page, 'Milk in 3 days');
  const question = page.getByRole('region', { name: 'When shall we remind you?' });
  await expect(question.getByRole('radio', { name: /^(By|In|On) / })).toHaveCount(2);
  await question.getByRole('button', { name: 'Remind me at 5:00 PM' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    /^Your browser does not allow .* in its settings, .* No mail goes out from here either\. Your calendar/,
  );
  expect(await get('/account/reminders')).toMatchObject({ isChosen: false, mode: 'off' });
  await question.getByRole('link', { name: 'Show it in my calendar' }).click();
  await expect(page).toHaveURL('/dashboard/my-profile/reminders#calendar');
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeInViewport();
});

/** As if the server had last been told of the subscription a day ago. */
const aDayLater = (page: Page) =>
  page.evaluate(() => {
    const notices = JSON.parse(localStorage.getItem('notices-here') ?? 'null');
    const at = notices && notices.at - 24 * 60 * 60 * 1000;
    if (notices) localStorage.setItem('notices-here', JSON.stringify({ ...notices, at }));
  });

/** Sends requests as the person who is signed in there. */
async function askingForDevices({ page, context }: InstalledPhone) {
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    devices: async (): Promise<number> =>
      (await (await context.request.get('/api/account/reminders', { headers })).json()).devices,
    forget: (endpoint: string) =>
      context.request.delete('/api/push/subscriptions', { headers, data: { endpoint } }),
  };
}

test('a subscription that the server or the browser lost is there again a day later, unless it was turned off', async ({
  phone,
  pushService,
  signIn,
}) => {
  const { page, context } = phone;
  await subscribeAt(context, pushService);
  await context.grantPermissions(['notifications']);
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  await workerReady(page);
  await page.reload();
  await reminders(page).getByRole('button', { name: 'Show notices here' }).click();
  await expect(reminders(page).getByText('What is due is shown here')).toBeVisible();
  const { devices, forget } = await askingForDevices(phone);
  expect(await devices()).toBe(1);
  const endpointHere = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('test-subscription') ?? '{}').endpoint);

  await forget(await endpointHere());
  expect(await devices()).toBe(0);
  await aDayLater(page);
  await page.goto('/dashboard');
  await expect.poll(devices).toBe(1);

  const before = await endpointHere();
  await forget(before);
  await page.evaluate(() => localStorage.removeItem('test-subscription'));
  await aDayLater(page);
  await page.goto('/dashboard');
  await expect.poll(devices).toBe(1);
  expect(await endpointHere()).not.toBe(before);

  await page.goto('/dashboard/my-profile/reminders');
  await reminders(page).getByRole('button', { name: 'No more notices here' }).click();
  await expect(reminders(page).getByRole('button', { name: 'Show notices here' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('notices-here'))).toBeNull();
  await page.goto('/dashboard');
  await workerReady(page);
  expect(await devices()).toBe(0);
});

interface Stubbed {
  opened: string[];
  asked: { path: string; body: unknown; authorization: string | null }[];
}

/**
 * Runs an event in the worker and waits until it is done with it. The browser gives these events only to people who tap
 * on a notice, and to itself. What it opens and sends is written down.
 */
const happensInWorker = (
  worker: Worker,
  event: { type: string; of: object; answers?: Record<string, object> },
) =>
  worker.evaluate(async ({ type, of, answers = {} }) => {
    const scope = globalThis as unknown as { clients: object; fetch: typeof fetch };
    const seen: Stubbed = { opened: [], asked: [] };
    Object.assign(scope.clients, {
      openWindow: async (path: string) => {
        seen.opened.push(path);
      },
    });
    const sendReally = scope.fetch;
    scope.fetch = async (path, init = {}) => {
      // The worker may still be keeping files.
      if (!String(path).startsWith('/api/')) return sendReally(path, init);
      const { body, headers } = init;
      const authorization = new Headers(headers).get('authorization');
      seen.asked.push({ path: String(path), body: body ? JSON.parse(String(body)) : null, authorization });
      const answer = answers[String(path)];
      return answer ? Response.json(answer) : new Response(null, { status: 401 });
    };
    const ended: Promise<unknown>[] = [];
    const notification = { ...of, close: () => {} };
    const waitUntil = (promise: Promise<unknown>) => ended.push(promise);
    dispatchEvent(Object.assign(new Event(type), of, { notification, waitUntil }));
    await Promise.all(ended);
    scope.fetch = sendReally;
    return seen;
  }, event);

async function openWorker({ page, context }: InstalledPhone): Promise<Worker> {
  await page.goto('/dashboard');
  await workerReady(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  return worker;
}

test('a tap on a notice opens its page, and its buttons do without', async ({ phone, signIn }) => {
  await signIn();
  const worker = await openWorker(phone);
  const data = { path: '/kitchens/k/items/i', token: 'one' };
  const tap = (action: string, answers = {}) =>
    happensInWorker(worker, { type: 'notificationclick', of: { action, data }, answers });
  const done = { '/api/push/act': { success: true } };

  expect(await tap('')).toEqual({ opened: [data.path], asked: [] });
  expect(await tap('open')).toEqual({ opened: [data.path], asked: [] });
  for (const act of ['eaten', 'tomorrow']) {
    const { opened, asked } = await tap(act, done);
    expect(opened).toEqual([]);
    expect(asked).toMatchObject([{ path: '/api/push/act', body: { token: 'one', act } }]);
  }
  // What was not done is looked at.
  expect((await tap('eaten')).opened).toEqual([data.path]);
});

test('a tap on a notice that names a dish opens the dish with its foods, and the button the foods', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const foods = [
    { id: randomUUID(), title: 'Spinach', expiryDate: dateIn(0), amount: 300, unit: 'g' },
    { id: randomUUID(), title: 'Eggs', expiryDate: dateIn(9), quantity: 10 },
  ];
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: foods.map((item) => ({ id: randomUUID(), kind: 'addItem', item })),
  });
  const worker = await openWorker(phone);
  const look = `/kitchens/${kitchenId}/items/${foods[0]?.id}`;
  const data = { path: `/kitchens/${kitchenId}/cook/frittata?with=${foods[0]?.id}`, look, token: 'one' };
  const tap = (action: string) =>
    happensInWorker(worker, { type: 'notificationclick', of: { action, data } });
  expect((await tap('open')).opened).toEqual([look]);
  expect((await tap('eaten')).opened).toEqual([look]);
  const [path] = (await tap('')).opened;
  expect(path).toBe(data.path);
  await page.goto(String(path));
  await expect(page.getByRole('heading', { name: 'Frittata', level: 1 })).toBeVisible();
  const lines = page.getByRole('region', { name: 'What goes in' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Cook' }).click();
  await expect(page.getByRole('heading', { name: 'With Spinach' })).toBeVisible();
});

test('a subscription that the browser replaces is made again and told to the server', async ({
  phone,
  signIn,
}) => {
  await phone.context.grantPermissions(['notifications']);
  await signIn();
  const worker = await openWorker(phone);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const keys = { p256dh: 'public', auth: 'secret' };
    const subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://push.example.com/new', keys }) });
    Object.assign(scope.registration.pushManager, { subscribe });
  });
  const change = (answers: Record<string, object>) =>
    happensInWorker(worker, { type: 'pushsubscriptionchange', of: {}, answers });
  const { asked } = await change({
    '/api/auth/refresh': { accessToken: 'token' },
    '/api/push/key': { key: 'key' },
    '/api/push/subscriptions': { success: true },
  });
  expect(asked.at(-1)).toEqual({
    path: '/api/push/subscriptions',
    authorization: 'Bearer token',
    body: {
      endpoint: 'https://push.example.com/new',
      keys: { p256dh: 'public', auth: 'secret' },
      serverKey: 'key',
    },
  });
  // Without a session, the server writes mails instead.
  expect((await change({})).asked.map(({ path }) => path)).toEqual(['/api/auth/refresh']);
});

test('a message is shown as a notice, with its tag and its buttons, and the number on the icon', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  await context.grantPermissions(['notifications']);
  await signIn();
  await page.goto('/dashboard');
  await workerReady(page);
  const [worker] = context.serviceWorkers();
  // Whether the computer of the tests displays it is not up to the product, so what is asked for is written down.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: object[]; badge: number };
    scope.shown = [];
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        scope.badge = count;
      },
    });
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
    data: JSON.stringify({ ...about, ...data, buttons, due: 3 }),
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
  expect(await worker?.evaluate(() => (globalThis as unknown as { badge: number }).badge)).toBe(3);
});
