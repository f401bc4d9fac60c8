import { randomUUID } from 'node:crypto';
import { dateIn } from '#clock.ts';
import { asking, everythingKept, expect, type InstalledPhone, test } from './installed-test.ts';

const TITLES = ['Milk', 'Bread', 'Figs', 'Beer'];

/** A kitchen whose list was never opened on this phone, in flight mode. */
async function openListInFlight(phone: InstalledPhone): Promise<string> {
  const { page, context } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: TITLES.map((title) => ({
      id: randomUUID(),
      kind: 'addEntry',
      entry: { id: randomUUID(), title },
    })),
  });
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByText('Room for everything')).toBeVisible();
  await everythingKept(page);
  await context.setOffline(true);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  return kitchenId;
}

test('a list opens cold in flight mode, and what is ticked and added there arrives once', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  const kitchenId = await openListInFlight(phone);
  const { get } = await asking(phone);
  for (const title of TITLES.slice(0, 3)) await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('textbox', { name: 'What is missing?' }).fill('2 lemons');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'lemons' })).toBeVisible();
  await expect(page.getByText('4 to send')).toBeVisible();

  await phone.reopen();
  await phone.page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(phone.page.getByRole('link', { name: 'Put away 3' })).toBeVisible();
  const got = async (): Promise<string[]> => {
    const { shopping } = await get(`/kitchens/${kitchenId}/changes`);
    const entries: { title: string; gotAt: string | null }[] = shopping.entries;
    return entries.map(({ title, gotAt }) => `${title}${gotAt ? ' got' : ''}`).toSorted();
  };
  await expect.poll(got).toEqual(['Beer', 'Bread got', 'Figs got', 'Lemons', 'Milk got']);
});

test('usual things and what is written down twice work in flight mode, and arrive once', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const { post, get } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const days = [8, 1].map((ago) => ({ itemId: randomUUID(), on: dateIn(-ago) }));
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: days.map(({ itemId, on }) => ({
      ...{ id: randomUUID(), kind: 'addItem', item: { id: itemId, title: 'Rice' }, on },
    })),
  });
  const rice = page.getByRole('region', { name: 'Usual things' }).getByRole('button', { name: /^Rice/ });
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(rice).toBeVisible();
  await page.goto(`/kitchens/${kitchenId}`);
  await everythingKept(page);
  await context.setOffline(true);
  for (const { itemId: _ } of days) await page.getByRole('button', { name: 'Eaten: Rice' }).first().click();
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(rice).toContainText('ran out');
  await rice.click();
  await expect(page.getByRole('checkbox', { name: 'Rice' })).toBeVisible();
  for (const _ of days) {
    await page.getByRole('textbox', { name: 'What is missing?' }).fill('6 eggs');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'What is missing?' })).toHaveValue('');
  }
  await expect(page.getByRole('checkbox', { name: /eggs .*12, before 6/i })).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(async () => {
      const { shopping } = await get(`/kitchens/${kitchenId}/changes`);
      const entries: { title: string; amount: number | null }[] = shopping.entries;
      return entries.map(({ title, amount }) => [title.toLowerCase(), amount]).toSorted();
    })
    .toEqual([
      ['eggs', 6],
      ['eggs', 6],
      ['rice', null],
    ]);
});

test('what was got is put away in flight mode, and arrives once', async ({ phone, signIn }) => {
  const { page, context } = phone;
  await signIn();
  const kitchenId = await openListInFlight(phone);
  for (const title of ['Milk', 'Bread']) await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('link', { name: 'Put away' }).click();
  await page.getByRole('button', { name: 'Put away · 2 things' }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();

  await context.setOffline(false);
  const { get } = await asking(phone);
  const titles = (things: { title: string }[]) => things.map(({ title }) => title).toSorted();
  await expect
    .poll(async () => {
      const { items, shopping } = await get(`/kitchens/${kitchenId}/changes`);
      return [titles(items), titles(shopping.entries)];
    })
    .toEqual([
      ['Bread', 'Milk'],
      ['Beer', 'Figs'],
    ]);
});
