import { drag } from '#drag.ts';
import { expect, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { entry, PHONE, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE, hasTouch: true, isMobile: true } });

const ENTRIES = 200;

test('a row is ticked and changed by swiping, too', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [{ title: 'Milk' }, { title: 'Figs' }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const row = page.getByRole('listitem').filter({ hasText: 'Milk' });
  await expect(row).toBeVisible();
  await drag(ana, row, { x: 140 });
  await expect(entry(page, 'Milk')).toBeChecked();
  await drag(ana, row, { x: 140 });
  await expect(entry(page, 'Milk')).not.toBeChecked();
  await drag(ana, row, { x: -140 });
  await expect(page.getByRole('dialog', { name: 'Milk' })).toBeVisible();
});

test('of a long list, only the row that is ticked is drawn again', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const things = Array.from({ length: ENTRIES }, (_, at) => ({ title: `Thing ${at + 1}` }));
  for (let at = 0; at < ENTRIES; at += 100) await write(ana, kitchenId, things.slice(at, at + 100));
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(page.getByRole('checkbox')).toHaveCount(ENTRIES);
  const changed = await page.evaluateHandle(() => {
    const rows = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-entry]');
        if (row) rows.add(row.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return rows;
  });
  await entry(page, 'Thing 150').tap();
  await expect(page.getByText(`1 of ${ENTRIES} got`)).toBeVisible();
  expect(await changed.evaluate((rows) => [...rows])).toEqual([expect.stringContaining('Thing 150')]);
});
