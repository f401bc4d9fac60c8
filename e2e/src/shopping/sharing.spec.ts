import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, refusals, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { told } from './around-list.ts';
import { entry, line, PHONE, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

test.describe('with a link', () => {
  // A link that has ended is answered with 410.
  test.use({ expectedErrors: refusals });

  test('somebody without an account looks and ticks, until the link is ended', async ({
    meet,
    page: visitor,
  }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    const kitchenId = await startKitchen(ana);
    await write(ana, kitchenId, [{ title: 'Milk' }, { title: 'Tomatoes' }]);
    await page.goto(`/kitchens/${kitchenId}/shopping`);
    await page.getByRole('button', { name: 'Share the list' }).click();
    await page.getByRole('button', { name: /^As a link/ }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    await visitor.goto(link);
    await expect(visitor.getByText(/^Shared by Ana/)).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(visitor);
    await noOverflow(visitor);
    await entry(visitor, 'Milk').check();
    await expect(visitor.getByText('1 of 2 got')).toBeVisible();
    await expect
      .poll(async () => (await told(ana, kitchenId)).shopping.entries.map(({ gotAt }) => gotAt !== null))
      .toEqual([true, false]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(entry(page, 'Milk')).toBeChecked();

    await page.getByRole('button', { name: 'Share the list' }).click();
    await page.getByRole('button', { name: 'End this link' }).click();
    await expect(page.getByRole('button', { name: 'End this link' })).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expectAccessible(visitor);
  });

  test('a link without its end says so', async ({ page }) => {
    await page.goto('/shared-list');
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  });
});

test('the list is copied as text, in the order of the shop', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await line(page).fill('milk, tomatoes 500 g');
  await line(page).press('Enter');
  await expect(entry(page, 'Milk')).toBeVisible();
  await page.getByRole('button', { name: 'Share the list' }).click();
  await page.getByRole('button', { name: /^As text/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Shopping\n\nVegetables, fruits\n- tomatoes, 500 g\n\nCold shelf\n- milk$/i);
});

test('on paper there is the list alone', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [{ title: 'Milk' }, { title: 'Tomatoes' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await entry(page, 'Milk').click();
  await page.emulateMedia({ media: 'print' });
  await expect(entry(page, 'Tomatoes')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(line(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Put away' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(line(page)).toBeVisible();
});
