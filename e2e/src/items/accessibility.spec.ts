import { expectAccessible } from '#expect-accessible.ts';
import { looks } from '#sample.ts';
import { cards, openFridge } from './fridge.ts';
import { expect, test } from './items-test.ts';

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing in a stocked fridge', async ({ page, kitchen }) => {
      await kitchen.stock([-1, 1, 20].map((days) => ({ title: `Good for ${days} days`, days })));
      await openFridge(page);
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing on the owner’s and on a stranger’s item', async ({
      page,
      ownKitchen,
      kitchen,
    }) => {
      const own = await ownKitchen.add({ days: -1 });
      await ownKitchen.setNote(own, 'Mine');
      for (const id of [own, await kitchen.add()]) {
        await page.goto(`/items/${id}`);
        await expect(page.getByRole('timer')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
