import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { addByLine } from '#add-line.ts';
import { sampled } from '#sample.ts';
import { asking, everythingKept, expect, type InstalledPhone, kitchenKept, test } from './installed-test.ts';

const NARROW = { width: 390, height: 844 };

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

interface Stored {
  title: string;
  amount: number;
}

async function startKitchen(phone: InstalledPhone, foods: { title: string; amount: number }[]) {
  const { post, get } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const items = foods.map((food) => ({ ...food, id: randomUUID() }));
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: items.map((item) => ({ id: randomUUID(), kind: 'addItem', item })),
  });
  const stored = async (): Promise<Stored[]> => (await get(`/kitchens/${kitchenId}/changes`)).items;
  return { kitchenId, items, stored };
}

test('in flight mode and with the server stopped, a kitchen and its pages open with their food', async ({
  phone,
  server,
  signIn,
}) => {
  const { page, context } = phone;
  await page.setViewportSize(NARROW);
  await signIn();
  await page.goto('/dashboard');
  const { kitchenId, items } = await startKitchen(phone, [
    { title: 'Milk', amount: 1 },
    { title: 'Eggs', amount: 6 },
  ]);
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(row(page, 'Milk')).toBeVisible();
  await everythingKept(page);
  await page.goto('/dashboard/my-foods');
  await expect(page.getByRole('rowheader', { name: 'Milk' })).toBeVisible();

  const lookAround = async () => {
    await page.goto(`/kitchens/${kitchenId}`);
    await expect(row(page, 'Milk')).toBeVisible();
    await expect(row(page, 'Eggs')).toBeVisible();
    await page.goto('/dashboard/my-foods');
    await expect(page.getByRole('rowheader', { name: 'Eggs' })).toBeVisible();
    await page.goto(`/kitchens/${kitchenId}/items/${items[0]?.id}`);
    await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();
    await page.goto('/dashboard/add-foods');
    await expect(page.getByLabel('Food Title')).toBeVisible();
  };
  await context.setOffline(true);
  await lookAround();
  await context.setOffline(false);
  await server.pause();
  await lookAround();
  await page.goto(`/kitchens/${kitchenId}`);
  for (let reload = 0; reload < sampled(20, 4); reload++) {
    await page.reload();
    await expect(row(page, 'Milk')).toBeVisible();
  }
});

/** A few answers of the server are cut off: every n-th one. The requests themselves arrive. */
async function cut(context: BrowserContext, every: number): Promise<void> {
  let answers = 0;
  let cuts = 0;
  await context.route(/\/api\/kitchens\/[^/]+\/(intents|changes)/, async (route) => {
    const answer = await route.fetch();
    const isCut = ++answers % every === 0 && cuts++ < 3;
    await (isCut ? route.abort() : route.fulfill({ response: answer }));
  });
}

const NEW =
  'Rice Sugar Oil Honey Flour Oats Beans Tuna Jam Salt Pasta Tea Coffee Cocoa Lentils Olives Mustard Vinegar Raisins Nuts'.split(
    ' ',
  );
const fewActs = { adds: 3, uses: 3, ends: 2 };
const days = [1, 2, 3, 4, 5].map((every) => ({
  every,
  ...(every === 3 ? { adds: 20, uses: 20, ends: 5 } : fewActs),
}));

// Answers that are all cut off, and every third of a whole day's.
for (const { every, adds, uses, ends } of days.filter(({ every }) =>
  sampled([1, 2, 3, 4, 5], [1, 3]).includes(every),
))
  test(`${adds + uses + ends} acts in flight mode happen once, with every ${every}. answer cut off`, async ({
    phone,
    signIn,
  }) => {
    test.setTimeout(300_000);
    await phone.page.setViewportSize(NARROW);
    await signIn();
    await phone.page.goto('/dashboard');
    const { kitchenId, stored } = await startKitchen(phone, [
      { title: 'Eggs', amount: uses + 1 },
      ...Array.from({ length: ends }, (_, at) => ({ title: `Rest ${at + 1}`, amount: 1 })),
    ]);
    await phone.page.goto(`/kitchens/${kitchenId}`);
    await expect(row(phone.page, 'Eggs')).toBeVisible();
    await everythingKept(phone.page);
    await kitchenKept(phone.page);

    await phone.context.setOffline(true);
    await phone.page.reload();
    const added = NEW.slice(0, adds);
    await addByLine(phone.page, added.join(', '));
    for (let use = 0; use < uses; use++) {
      await phone.page.getByRole('button', { name: 'Some left: Eggs' }).click();
      await phone.page.getByRole('button', { name: /^−1/ }).click();
    }
    for (let at = 1; at <= ends; at++)
      await phone.page.getByRole('button', { name: `Eaten: Rest ${at}` }).click();
    await expect(phone.page.getByText(`${adds + uses + ends} to send`)).toBeVisible();

    await phone.reopen();
    await cut(phone.context, every);
    await phone.page.goto(`/kitchens/${kitchenId}`);
    const titles = ['Eggs', ...added].toSorted();
    await expect.poll(async () => (await stored()).map(({ title }) => title).toSorted()).toEqual(titles);
    expect((await stored()).find(({ title }) => title === 'Eggs')?.amount).toBe(1);
    await expect(phone.page.locator('[data-item]')).toHaveCount(titles.length);
    await expect(phone.page.getByText(/to send/)).toHaveCount(0);
    // The page may be asking again at this moment.
    await phone.context.unrouteAll({ behavior: 'ignoreErrors' });
  });
