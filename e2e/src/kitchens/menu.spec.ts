import { expect, startKitchen, test } from './kitchens-test.ts';

for (const width of [1366, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('on public pages Kitchen says the name of the kitchen and leads into it', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const link = (name: string) =>
        ana.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
      await ana.page.goto('/');
      await expect(link('Kitchen')).toHaveAttribute('href', '/kitchens');
      const kitchenId = await startKitchen(ana);
      await startKitchen(ana, 'Office');
      await ana.page.reload();
      await expect(link('Flat 4B')).toHaveAttribute('href', `/kitchens/${kitchenId}`);
      await link('Flat 4B').click();
      await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}`);
      // There it is in the sidebar, or it is the header.
      await expect(link('Flat 4B')).toHaveCount(0);
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
