import type { Page } from '@playwright/test';
import { addLine } from '#add-line.ts';
import { expect, putIn, startKitchen, test, ZONE } from './kitchens-test.ts';

test.use({ contextOptions: { timezoneId: ZONE } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Every day' });
const part = (page: Page, name: string) => bar(page).getByRole('link', { name });

const FOOD = [
  { title: 'Milk', days: 0 },
  { title: 'Bread', days: 0 },
  ...['Honey', 'Rice', 'Salt', 'Oats', 'Beans', 'Tuna', 'Jam', 'Flour', 'Sugar'].map((title) => ({ title })),
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('before the first kitchen the bar leads to the dashboard, the kitchens and Me', async ({ meet }) => {
    const { page } = await meet('Ana Alvarez');
    await page.goto('/dashboard');
    await expect(part(page, 'Eat first')).toHaveAttribute('aria-current', 'page');
    await part(page, 'Kitchen').click();
    await expect(page).toHaveURL('/kitchens');
    await expect(part(page, 'Kitchen')).toHaveAttribute('aria-current', 'page');
    await part(page, 'Shopping').click();
    await expect(page).toHaveURL('/kitchens');
    await part(page, 'Me').click();
    await expect(page).toHaveURL('/me');
    await expect(part(page, 'Me')).toHaveAttribute('aria-current', 'page');
    await part(page, 'Eat first').click();
    await expect(page).toHaveURL('/dashboard');
    await part(page, 'Add food').click();
    await expect(page).toHaveURL('/dashboard/add-foods');
    await expect(bar(page)).toHaveCount(0);
  });

  test('eat first and the kitchen are two places of one page, and the mark follows', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOOD);
    const { page } = ana;
    await page.goto('/notifications');
    // Until the kitchens are known, it leads to one that is found then.
    await expect(part(page, 'Kitchen')).toHaveAttribute('href', new RegExp(kitchenId));
    await part(page, 'Kitchen').click();
    const places = page.getByRole('heading', { name: /^No date yet/ });
    await expect(places).toBeInViewport();
    await expect(part(page, 'Kitchen')).toHaveAttribute('aria-current', 'page');
    await part(page, 'Eat first').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(part(page, 'Eat first')).toHaveAttribute('aria-current', 'page');
    await part(page, 'Kitchen').click();
    await expect(part(page, 'Kitchen')).toHaveAttribute('aria-current', 'page');
    await expect(part(page, 'Eat first')).not.toHaveAttribute('aria-current');
    await part(page, 'Kitchen').click();
    await expect(part(page, 'Eat first')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`/kitchens/${kitchenId}`));
  });

  test('the bar counts what is due today, and the bar that takes back stands above it', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOOD);
    await ana.page.goto(`/kitchens/${kitchenId}`);
    await expect(part(ana.page, 'Eat first')).toHaveText(/2 today/);
    await ana.page.getByRole('button', { name: /Milk/ }).and(ana.page.locator('[data-act="eaten"]')).click();
    await expect(part(ana.page, 'Eat first')).toHaveText(/1 today/);
    const undo = await ana.page.getByRole('button', { name: 'Undo' }).boundingBox();
    const top = (await bar(ana.page).boundingBox())?.y ?? 0;
    expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThanOrEqual(top);
    await ana.page.getByRole('button', { name: /Bread/ }).and(ana.page.locator('[data-act="eaten"]')).click();
    await expect(part(ana.page, 'Eat first')).not.toHaveText(/today/);
  });

  test('nothing is beside the camera or below the edge of a phone that lies on its side', async ({
    meet,
  }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOOD);
    const devices = await page.context().newCDPSession(page);
    const insets = { top: 0, left: 47, right: 47, bottom: 21 };
    await devices.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`/kitchens/${kitchenId}`);
    const row = page.getByRole('button', { name: 'Eaten: Milk' });
    await expect(row).toBeVisible();
    for (const target of [page.getByRole('button', { name: 'Flat 4B' }), row, part(page, 'Me')]) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(47);
      expect(x + width).toBeLessThanOrEqual(844 - 47);
      if (target !== row) expect(y + height).toBeLessThanOrEqual(390 - 21);
    }
  });

  test('＋ leads to the line of the kitchen, and tasks and things have their own dock', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOOD);
    await ana.page.goto(`/kitchens/${kitchenId}`);
    await expect(part(ana.page, 'Add food')).toHaveAttribute('href', new RegExp(kitchenId));
    await part(ana.page, 'Add food').click();
    await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}/add`);
    await expect(addLine(ana.page)).toBeFocused();
    await expect(bar(ana.page)).toHaveCount(0);
    await ana.page.getByRole('link', { name: 'Back to Flat 4B' }).click();
    await ana.page.getByRole('link', { name: 'Bread' }).click();
    await expect(ana.page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
    await expect(bar(ana.page)).toHaveCount(0);
  });
});

test('on a desk N adds food, unless something else is typed', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOOD);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await expect(ana.page.getByRole('searchbox')).toBeVisible();
  await ana.page.keyboard.press('n');
  await expect(addLine(ana.page)).toBeFocused();
  await ana.page.keyboard.type('nuts');
  await expect(addLine(ana.page)).toHaveValue('nuts');
  await expect(part(ana.page, 'Eat first')).toHaveText(/2 today/);
  await ana.page.getByText('the public fridge, and you').click();
  await ana.page.getByRole('link', { name: 'Overview' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Recent Activities' })).toBeVisible();
  await ana.page.keyboard.press('n');
  await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}/add`);
  await expect(addLine(ana.page)).toHaveValue('nuts');
  await ana.page.getByRole('link', { name: 'All fields' }).click();
  await expect(ana.page).toHaveURL('/dashboard/add-foods');
});
