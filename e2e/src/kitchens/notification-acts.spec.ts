import { randomUUID } from 'node:crypto';
import { makeBrowser } from '@crisper/server/testing/test-push-service.ts';
import { dateIn, now, ZONE } from '#clock.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { schemes } from '#sample.ts';
import { expect, letIn, noOverflow, putIn, startKitchen, Taps, test, type Visitor } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const row = ({ page }: Visitor, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const button = (who: Visitor, name: string) => who.page.getByRole('button', { name });

async function openNotifications(ana: Visitor, food: Parameters<typeof putIn>[2]): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, food);
  await ana.page.goto('/notifications');
  return kitchenId;
}

test('a row acted upon leaves with one tap, and comes back with one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openNotifications(ana, [
    { title: 'Soup', days: -1, dateKind: 'use-by' },
    { title: 'Milk', days: 0 },
    { title: 'Ham', days: 1 },
  ]);
  await expect(ana.page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Do not eat/,
    /^Today is the last day/,
    /^Tomorrow/,
  ]);
  const taps = new Taps();
  await taps.on(button(ana, 'Eaten: Milk'));
  await expect(row(ana, 'Milk')).toBeHidden();
  expect(taps.count).toBe(1);
  await expect(ana.page.getByRole('heading', { name: 'Notifications 2 notifications' })).toBeVisible();
  await taps.on(button(ana, 'Undo'));
  await expect(row(ana, 'Milk')).toBeVisible();
  expect(taps.count).toBe(2);
  await button(ana, 'Throw away: Soup').click();
  await expect(row(ana, 'Soup')).toBeHidden();
});

test('the last of them can be taken back from the quiet page', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openNotifications(ana, [{ title: 'Milk', days: 0 }]);
  await button(ana, 'Eaten: Milk').focus();
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.getByText('All quiet')).toBeVisible();
  await expect(button(ana, 'Undo')).toBeFocused();
  await ana.page.keyboard.press('Enter');
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(ana.page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is left, and the rest of the acts, are as in the kitchen', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openNotifications(ana, [{ title: 'Eggs', days: 2, quantity: 6 }]);
  await button(ana, 'Some left: Eggs').click();
  await button(ana, '½ 3 pieces left').click();
  await expect(row(ana, 'Eggs')).toContainText('3 pieces');
  await button(ana, 'More about Eggs').press('Enter');
  await button(ana, 'went bad').click();
  await expect(row(ana, 'Eggs')).toBeHidden();
});

/** As if a device of theirs showed notices. */
async function beReminded(ana: Visitor): Promise<void> {
  const { key } = await ana.ask<{ key: string }>('GET', '/push/key');
  const { p256dh, auth } = makeBrowser();
  await ana.ask('POST', '/push/subscriptions', {
    endpoint: 'https://push.example.com/ana',
    keys: { p256dh, auth: auth.toString('base64url') },
    serverKey: key,
  });
  await ana.ask('PUT', '/account/reminders', { mode: 'due', hour: 17 });
}

test('what is due is put off to tomorrow with one tap, says so after a reload, and comes back with one', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  await beReminded(ana);
  await openNotifications(ana, [
    { title: 'Milk', days: 0 },
    { title: 'Ham', days: 1 },
  ]);
  const againOn = async () =>
    (await ana.ask<{ againOn: string | null }>('GET', '/account/reminders')).againOn;
  const taps = new Taps();
  await taps.on(button(ana, 'Tell me tomorrow'));
  await expect(ana.page.getByText('You are told again tomorrow at 5:00 PM.')).toBeVisible();
  expect(taps.count).toBe(1);
  expect(await againOn()).not.toBeNull();
  await expect(row(ana, 'Milk')).toBeVisible();
  await expectAccessible(ana.page);
  await noOverflow(ana.page);
  await ana.page.reload();
  await expect(ana.page.getByText('You are told again tomorrow at 5:00 PM.')).toBeVisible();
  await button(ana, 'Undo').focus();
  await ana.page.keyboard.press('Enter');
  await expect(button(ana, 'Tell me tomorrow')).toBeFocused();
  expect(await againOn()).toBeNull();
});

test('a person whom no reminder reaches is promised none', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const settings = ana.page.waitForResponse(/\/api\/account\/reminders$/);
  await openNotifications(ana, [{ title: 'Milk', days: 0 }]);
  await settings;
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(button(ana, 'Tell me tomorrow')).toHaveCount(0);
});

test('what somebody did with my food comes first under the bell', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  const [yoghurt] = await putIn(ana, kitchenId, [
    { title: 'Yoghurt', days: 3, belongsTo: ana.uid },
    { title: 'Soup', days: -1, dateKind: 'use-by' },
    { title: 'Milk', days: 0 },
  ]);
  const eaten = { id: randomUUID(), kind: 'finishItem', itemId: yoghurt, outcome: 'eaten' };
  await ben.ask('POST', `/kitchens/${kitchenId}/intents`, { intents: [eaten] });
  await ana.page.goto('/kitchens');
  await ana.page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(ana.page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'From your people',
    /^Do not eat/,
    /^Today is the last day/,
  ]);
  await expect(ana.page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Ben Okafor ate your Yoghurt',
  );
});

test('food in the public fridge is told of as before, below that in kitchens', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const food = {
    title: 'Bread',
    image: '/pictures/bread.webp',
    category: 'Others',
    quantity: 1,
    expiryDate: dateIn(1),
  };
  await ana.ask('POST', '/items', { ...food, description: '', addedDate: now().toISOString() });
  await openNotifications(ana, [{ title: 'Milk', days: 0 }]);
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'In the public fridge' })).toBeVisible();
  const list = ana.page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('link')).toHaveText([/^Bread1 day remaining/]);
});

for (const colorScheme of schemes('light')) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing, with and without the bar', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      await openNotifications(ana, [
        { title: 'Milk', days: 0 },
        { title: 'Donaudampfschifffahrtsgesellschaftskapitänskäse', days: -3, belongsTo: ana.uid },
      ]);
      await expect(row(ana, 'Milk')).toBeVisible();
      await expectAccessible(ana.page);
      await button(ana, 'Eaten: Milk').click();
      await expect(button(ana, 'Undo')).toBeVisible();
      await expectAccessible(ana.page);
      await noOverflow(ana.page);
    });
  });
}
