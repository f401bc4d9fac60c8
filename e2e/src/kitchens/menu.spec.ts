import { expect, startKitchen, test } from './kitchens-test.ts';

for (const width of [1366, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Kitchen leads to all kitchens, or into the only one', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const link = ana.page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Kitchen', exact: true });
      await ana.page.goto('/');
      await expect(link).toHaveAttribute('href', '/kitchens');
      const kitchenId = await startKitchen(ana);
      await ana.page.reload();
      await expect(link).toHaveAttribute('href', `/kitchens/${kitchenId}`);
      await startKitchen(ana, 'Office');
      await ana.page.reload();
      await expect(link).toHaveAttribute('href', '/kitchens');
      await link.click();
      await expect(ana.page).toHaveURL('/kitchens');
    });
  });
}

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar has room for it', async ({ meet }) => {
    const { page } = await meet('Ana Alvarez');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Kitchen', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });
});
