import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#expect-accessible.ts';
import { looks } from '#sample.ts';
import {
  dateIn,
  expect,
  letIn,
  noOverflow,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from './kitchens-test.ts';

test.use({ contextOptions: { timezoneId: ZONE, reducedMotion: 'reduce' } });

interface Ended {
  title: string;
  outcome: 'eaten' | 'wasted';
  /** In the past. */
  monthsAgo?: number;
  reason?: string;
  category?: string;
  price?: number;
  grams?: number;
}

/** The first day of the month that was `monthsAgo`, by the browser's clock. */
function monthAgo(months: number): string {
  const [year = 0, month = 0] = dateIn(0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
const nameOf = (months: number) =>
  new Date(monthAgo(months)).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Puts food in and ends it. */
async function end(who: Visitor, kitchenId: string, foods: Ended[]): Promise<void> {
  const intents = foods.flatMap(({ title, outcome, monthsAgo, reason, category, price, grams }) => {
    const id = randomUUID();
    const amount = grams === undefined ? {} : { amount: grams, unit: 'g' };
    const on = monthsAgo === undefined ? {} : { on: monthAgo(monthsAgo) };
    return [
      { id: randomUUID(), kind: 'addItem', item: { id, title, category, price, ...amount } },
      { id: randomUUID(), kind: 'finishItem', itemId: id, outcome, reason, ...on },
    ];
  });
  await who.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
}

async function wasteOf(ana: Visitor): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await end(ana, kitchenId, [
    { title: 'Rice', outcome: 'eaten', grams: 500 },
    { title: 'Lettuce', outcome: 'wasted', category: 'Vegetable', reason: 'went-bad' },
    { title: 'Lettuce', outcome: 'wasted', category: 'Vegetable', reason: 'went-bad', grams: 300 },
    { title: 'Beef', outcome: 'wasted', category: 'Meat', monthsAgo: 1, grams: 1500 },
    { title: 'Soup', outcome: 'eaten', monthsAgo: 2 },
  ]);
  return kitchenId;
}

test('a month is compared with the last one, and says what of it is a guess', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await wasteOf(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/waste`);
  await expect(page.getByText(/^thrown away, 1 kg less than in /)).toBeVisible();
  await expect(page.getByText('0.2 kg and all of the CO2e are guesses')).toBeVisible();
  const most = page.getByRole('region', { name: 'What we throw away most' });
  await expect(most).toContainText('Lettuce');
  await expect(most).toContainText('2 times in three months');
  await expect(most).toContainText('Buy the small one');
  await page.getByText('All figures').click();
  await expect(page.getByRole('row', { name: /^Weight 0\.5 kg 0\.5 kg/ })).toContainText('0.2 kg guessed');
});

test('a month is chosen with the arrow keys, and the bars are a table as well', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await wasteOf(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/waste`);
  const bar = (months: number) => page.getByRole('radio', { name: nameOf(months) });
  await expect(bar(0)).toHaveAccessibleName(`${nameOf(0)}: 0.5 kg, 0.2 kg of it guessed`);
  await expect(bar(2)).toHaveAccessibleName(`${nameOf(2)}: nothing thrown away`);
  await expect(bar(3)).toHaveAccessibleName(`${nameOf(3)}: nothing entered`);
  await page.getByRole('button', { name: 'As a table' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bar(1)).toBeChecked();
  await expect(page.getByRole('heading', { level: 2, name: nameOf(1) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'By category' })).toContainText('Meat');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const months = page.getByRole('table', { name: 'Twelve months' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByRole('row').nth(2)).toContainText('1.5 kg');
  await expect(page.getByRole('button', { name: 'As bars' })).toBeFocused();
});

test('money comes first where there are prices, and each person sees their own part only', async ({
  meet,
}) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await end(ana, kitchenId, [{ title: 'Bread', outcome: 'eaten', price: 420 }]);
  await end(ben, kitchenId, [
    { title: 'Milk', outcome: 'wasted', price: 125 },
    { title: 'Plums', outcome: 'wasted' },
  ]);
  for (const [{ page }, part] of [
    [ana, 'You ate 1 of 1 foods and threw away 0 of 2.'],
    [ben, 'You ate 0 of 1 foods and threw away 2 of 2.'],
  ] as const) {
    await page.goto(`/kitchens/${kitchenId}/waste`);
    await expect(page.getByText('$1.25').first()).toBeVisible();
    await expect(page.getByText('1 of 2 had no price and cost nothing here.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My part' })).toContainText(part);
    await expect(page.getByRole('main')).not.toContainText('Okafor');
  }
});

test('the overview tells this month, and leads to the rest', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await wasteOf(ana);
  const { page } = ana;
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'This month' });
  await expect(card).toContainText('0.5 kg thrown away, 1 kg less than in');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}/waste`);
});

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing on the page of waste', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const kitchenId = await wasteOf(ana);
      const { page } = ana;
      await page.goto(`/kitchens/${kitchenId}/waste`);
      await expect(page.getByText('Hatched is guessed')).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await page.getByText('All figures').click();
      await page.getByRole('button', { name: 'As a table' }).click();
      await expectAccessible(page);
      await noOverflow(page);
    });
  });
}
