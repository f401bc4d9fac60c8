import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { looks } from '#sample.ts';
import {
  dateIn,
  expect,
  heading,
  invite,
  letIn,
  noOverflow,
  refusals,
  startKitchen,
  test,
  ZONE,
} from './kitchens-test.ts';

/** A name can be long and without spaces. */
const LONG_NAME = 'Wohngemeinschaft Donaudampfschifffahrtsgesellschaft';

/** Once for the narrowest phone as well, which scrolls sideways first. */
async function expectFine(page: Page, width: number): Promise<void> {
  await expectAccessible(page);
  await noOverflow(page);
  if (width > 390) return;
  await page.setViewportSize({ width: 360, height: 740 });
  await noOverflow(page);
  await page.setViewportSize({ width, height: 860 });
}

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 860 },
      contextOptions: { reducedMotion: 'reduce', timezoneId: ZONE },
      expectedErrors: refusals,
    });

    test('axe finds nothing on the way to a kitchen and in it', async ({ meet }) => {
      const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
      const { page } = ana;
      await page.goto('/kitchens');
      await expect(heading(page, 'Whose kitchen shall it be?')).toBeVisible();
      await expectFine(page, width);
      await page.getByRole('button', { name: 'Start a kitchen' }).click();
      await expectFine(page, width);
      await page.keyboard.press('Escape');

      const kitchenId = await startKitchen(ana, LONG_NAME);
      const office = await startKitchen(ana, 'Office');
      await ana.ask('DELETE', `/kitchens/${office}`);
      await letIn(ana, kitchenId, ben, 'guest');
      await page.goto('/kitchens');
      await expect(page.getByText('Ends in 7 days')).toBeVisible();
      await expectFine(page, width);

      await page.goto(`/kitchens/${kitchenId}`);
      await expect(page.getByText('Room for everything')).toBeVisible();
      await expectFine(page, width);
      const item = { id: randomUUID(), title: 'Milk', belongsTo: ben.uid };
      await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
        intents: [{ id: randomUUID(), kind: 'addItem', item }],
      });
      await page.getByRole('button', { name: 'Eaten: Milk' }).click();
      await expect(page.getByText('It is Ben Okafor’s.')).toBeVisible();
      await expectFine(page, width);
      await page.getByRole('button', { name: 'Eaten', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await expectFine(page, width);
    });

    test('axe finds nothing on the page of one thing, while it is there and when it is gone', async ({
      meet,
    }) => {
      const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
      const { page } = ana;
      const kitchenId = await startKitchen(ana, LONG_NAME);
      await letIn(ana, kitchenId, ben);
      // As long as a title can be, without a space.
      const item = { id: randomUUID(), title: 'M'.repeat(200), belongsTo: ben.uid, expiryDate: dateIn(0) };
      await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
        intents: [{ id: randomUUID(), kind: 'addItem', item }],
      });
      await page.goto(`/kitchens/${kitchenId}/items/${item.id}`);
      await expect(page.getByText('You put it in', { exact: true })).toBeVisible();
      await expectFine(page, width);
      await page.getByRole('button', { name: 'Belongs to …' }).click();
      await expectFine(page, width);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
      await expectFine(page, width);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Eaten' }).click();
      await expect(page.getByText('It is Ben Okafor’s.')).toBeVisible();
      await expectFine(page, width);
      await page.getByRole('button', { name: 'Eaten' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You ate it' })).toBeVisible();
      await expectFine(page, width);
      await ben.page.goto('/notifications');
      await expect(ben.page.getByText(/^Ana Alvarez ate your/)).toBeVisible();
      await expectFine(ben.page, width);
    });

    test('axe finds nothing on the pages about people and settings', async ({ meet }) => {
      const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
      const { page } = ana;
      const kitchenId = await startKitchen(ana, LONG_NAME);
      await letIn(ana, kitchenId, ben, 'guest');
      await page.goto(`/kitchens/${kitchenId}/people`);
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByText('Hold a camera to it')).toBeVisible();
      await expectFine(page, width);
      await page.getByRole('button', { name: 'More about Ben Okafor' }).click();
      await expectFine(page, width);
      const place = { id: `freezer-${randomUUID()}`, name: 'Chest freezer' };
      await ana.ask('POST', `/kitchens/${kitchenId}/places`, place);
      await page.goto(`/kitchens/${kitchenId}/settings`);
      await expect(page.getByRole('button', { name: 'End this kitchen' })).toBeVisible();
      await expectFine(page, width);

      const cleo = await meet('Cleo Wagner');
      await cleo.page.goto(await invite(ana, kitchenId));
      await expect(cleo.page.getByText(/^You come in as a member/)).toBeVisible();
      await expectFine(cleo.page, width);
      await cleo.page.goto('/join#broken');
      await expect(heading(cleo.page, 'The link is not complete')).toBeVisible();
      await expectFine(cleo.page, width);
    });
  });
}
