import { expectAccessible } from '#expect-accessible.ts';
import {
  expect,
  letIn,
  noOverflow,
  putIn,
  startKitchen,
  Taps,
  test,
  type Visitor,
  ZONE,
} from '#kitchens/kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

interface ShownItem {
  title: string;
  amount: number;
  unit: string;
}

const FOODS = [
  { title: 'Spinach', days: 0 },
  { title: 'Feta', days: 1 },
  { title: 'Eggs', days: 9, quantity: 10 },
];

const foodIn = async ({ ask }: Visitor, kitchenId: string) => {
  const { items } = await ask<{ items: ShownItem[] }>('GET', `/kitchens/${kitchenId}/changes`);
  return Object.fromEntries(items.map(({ title, amount }) => [title, amount]));
};

const dishes = ({ page }: Visitor) => page.getByRole('link', { name: /min/ });

test('from what is due to cooked in four taps, and all of it back with one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}`);
  const taps = new Taps();
  await taps.on(page.getByRole('link', { name: 'Cook with these' }));
  await taps.on(page.getByRole('link', { name: /^Frittata/ }));
  await expect(page.getByRole('heading', { name: 'Frittata', level: 1 })).toBeVisible();
  await taps.on(page.getByRole('button', { name: 'Cooked it' }));
  const sheet = page.getByRole('dialog', { name: 'What did you use?' });
  await expect(
    sheet.getByRole('group', { name: 'How much Spinach' }).getByRole('radio', { name: 'all' }),
  ).toBeChecked();
  await taps.on(sheet.getByRole('button', { name: 'Done' }));
  expect(taps.count).toBe(4);
  await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spinach' })).toHaveCount(0);
  await expect.poll(() => foodIn(ana, kitchenId)).toEqual({ Eggs: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  await expect.poll(() => foodIn(ana, kitchenId)).toEqual({ Spinach: 1, Feta: 1, Eggs: 10 });
});

test('a double tap on Done cooks once', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [...FOODS.slice(0, 2), { title: 'Eggs', days: 9, quantity: 20 }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  const sheet = page.getByRole('dialog', { name: 'What did you use?' });
  await sheet.getByRole('button', { name: 'One portion more' }).click();
  await sheet.getByRole('button', { name: 'Done' }).dblclick();
  await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
  await expect.poll(() => foodIn(ana, kitchenId)).toEqual({ Eggs: 12, 'Leftover Frittata': 1 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Leftover Frittata' })).toHaveCount(1);
});

test('amounts follow the portions, what is missing goes on the list, and what is left into the fridge', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/shakshouka`);
  const lines = page.getByRole('region', { name: 'What goes in' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Eggs' })).toContainText('8 Eggs');
  for (let less = 0; less < 2; less++) await page.getByRole('button', { name: 'One portion less' }).click();
  await expect(lines.getByRole('listitem').filter({ hasText: 'Eggs' })).toContainText('4 Eggs');
  await expect(lines.getByText(/^Contains .*egg/)).toBeVisible();
  await expect(lines.getByText(/free from/)).toHaveCount(0);
  const missing = await lines.getByRole('listitem').filter({ hasText: 'missing' }).count();
  expect(missing).toBeGreaterThan(0);
  await page.getByRole('button', { name: `Put ${missing} on the list` }).click();
  await expect(page.getByText(`${missing} on the list`)).toBeVisible();
  await page
    .getByRole('button', { name: /^Start \d+ minutes$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^\d+:\d\d left, stop$/ }).click();
  await expect(page.getByRole('button', { name: /left, stop/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  const sheet = page.getByRole('dialog', { name: 'What did you use?' });
  await sheet.getByRole('group', { name: 'How much Feta' }).getByText('½').click();
  await sheet.getByRole('button', { name: 'One portion more' }).click();
  await expect(sheet.getByText(/To the fridge, good through/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => foodIn(ana, kitchenId))
    .toMatchObject({ Eggs: 6, Feta: 0.5, 'Leftover Shakshouka': 1 });
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const tomatoes = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /tomatoes/i }) });
  await expect(tomatoes).toContainText('for Shakshouka');
  // What is left of it needs no cooking.
  await page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(page.getByRole('heading', { name: 'Ready to eat' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Leftover Shakshouka/ })).toBeVisible();
});

test('one step after the other, large, and the last one asks what was used', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await expect(page.getByRole('heading', { name: /^\d steps$/ })).toBeVisible();
  const count = await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Step \d+ is done$/ })
    .count();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const mode = page.getByRole('dialog', { name: 'Frittata' });
  await expect(mode.getByText(`Step 1 of ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByText(`Step 2 of ${count}`)).toBeVisible();
  await mode.getByRole('button', { name: 'The step before' }).click();
  await expect(mode.getByText(`Step 1 of ${count}`)).toBeVisible();
  // Closed and opened again, it is where it was, also after a look elsewhere.
  for (let step = 1; step < count; step++) await mode.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('Escape');
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(mode.getByText(`Step ${count} of ${count}`)).toBeVisible();
  await noOverflow(page);
  await mode.getByRole('button', { name: 'Cooked it' }).click();
  await expect(page.getByRole('dialog', { name: 'What did you use?' })).toBeVisible();
});

test('the time of a step runs on while another one is shown, and its end is told once', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(globalThis, { buzzes });
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
  });
  const buzzes = () => page.evaluate(() => (globalThis as unknown as { buzzes: unknown[] }).buzzes.length);
  await page.clock.install();
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const mode = page.getByRole('dialog', { name: 'Frittata' });
  const start = mode.getByRole('button', { name: /^Start \d+ minutes$/ });
  while (!(await start.isVisible())) await mode.getByRole('button', { name: 'Next' }).click();
  await start.click();
  await mode.getByRole('button', { name: 'The step before' }).click();
  const runsOn = mode.getByRole('button', { name: /^Step \d: \d+:\d\d left$/ });
  await expect(runsOn).toBeVisible();
  await noOverflow(page);
  await runsOn.click();
  await expect(mode.getByRole('button', { name: /left, stop$/ })).toBeVisible();
  await mode.getByRole('button', { name: 'The step before' }).click();
  await page.clock.fastForward('20:00');
  await expect(mode.getByRole('alert')).toContainText(/^Step \d: The \d+ minutes are over\.$/);
  expect(await buzzes()).toBe(1);
  // Opened again, it is told and does not buzz.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(mode.getByRole('alert')).toContainText('are over.');
  expect(await buzzes()).toBe(1);
  await mode.getByRole('button', { name: /^Seen: step \d is over$/ }).click();
  await expect(mode.getByText('are over.')).toHaveCount(0);
});

test('other people’s own food and what must not be eaten any more are in no dish', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [
    { title: 'Eggs', days: 9, quantity: 10 },
    { title: 'Spinach', days: 0, belongsTo: ben.uid },
    { title: 'Minced beef', days: -1, dateKind: 'use-by' },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(dishes(ana).first()).toBeVisible();
  await expect(dishes(ana).filter({ hasText: /Spinach|Minced beef/ })).toHaveCount(0);
  await ben.page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(dishes(ben).filter({ hasText: 'Spinach' }).first()).toBeVisible();
  await expect(dishes(ben).filter({ hasText: 'Minced beef' })).toHaveCount(0);
});

test('a diet and one pot are remembered, a food leads to its dishes, and a guest looks', async ({ meet }) => {
  const [ana, gil] = [await meet('Ana Alvarez'), await meet('Gil Guest')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, gil, 'guest');
  const [, , chicken] = await putIn(ana, kitchenId, [
    { title: 'Carrots', days: 1, quantity: 6 },
    { title: 'Lentils' },
    { title: 'Chicken thighs', days: 1, dateKind: 'use-by' },
  ]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/items/${chicken}`);
  await page.getByRole('link', { name: 'Cook with it' }).click();
  await expect(page.getByRole('heading', { name: 'With Chicken thighs' })).toBeVisible();
  await expect(dishes(ana).first()).toContainText('Chicken thighs');
  await page.getByRole('link', { name: 'Show all dishes' }).click();
  await page.getByRole('button', { name: 'Vegan' }).click();
  await expect(dishes(ana).first()).toContainText('Carrots');
  await expect(dishes(ana).filter({ hasText: 'Chicken' })).toHaveCount(0);
  const before = await dishes(ana).count();
  await page.getByRole('button', { name: 'One pot' }).click();
  await expect.poll(() => dishes(ana).count()).toBeLessThan(before);
  await expect(dishes(ana).filter({ hasText: 'Lentil soup' })).toHaveCount(1);
  await page.reload();
  for (const name of ['Vegan', 'One pot'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  await gil.page.goto(`/kitchens/${kitchenId}/cook`);
  await dishes(gil).first().click();
  await expect(gil.page.getByRole('heading', { name: /steps/ })).toBeVisible();
  await expect(gil.page.getByRole('button', { name: 'Cooked it' })).toHaveCount(0);
});

test('for a food that no dish uses, there is a recipe of one’s own, and the freezer', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const [zwyrtle] = await putIn(ana, kitchenId, [{ title: 'Zwyrtle', days: 1 }, ...FOODS]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/items/${zwyrtle}`);
  await page.getByRole('link', { name: 'Cook with it' }).click();
  await expect(page.getByText('No dish of ours uses Zwyrtle yet. Add your own')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Freeze it' }).click();
  await expect(page.getByText('Now in the freezer: Zwyrtle.')).toBeVisible();
  const placeOf = async () => {
    const { items } = await ana.ask<{ items: { title: string; place: string }[] }>(
      'GET',
      `/kitchens/${kitchenId}/changes`,
    );
    return items.find(({ title }) => title === 'Zwyrtle')?.place;
  };
  await expect.poll(placeOf).toBe('freezer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(placeOf).not.toBe('freezer');
  await expect(page.getByRole('button', { name: 'Freeze it' })).toBeVisible();
  await page.getByRole('link', { name: 'Add your own' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not reach Crisper/] });

  test('a dish is cooked, and it arrives once', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOODS);
    const { page } = ana;
    // As on a phone that has the app; here the pages are loaded by opening them.
    await page.goto(`/kitchens/${kitchenId}`);
    await page.getByRole('link', { name: 'Cook with these' }).click();
    await page.getByRole('link', { name: /^Frittata/ }).click();
    await expect(page.getByRole('heading', { name: 'Frittata', level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Cooked it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
    expect(await foodIn(ana, kitchenId)).toEqual({ Spinach: 1, Feta: 1, Eggs: 10 });
    await page.context().setOffline(false);
    await expect.poll(() => foodIn(ana, kitchenId)).toEqual({ Eggs: 2 });
  });

  for (const { eggs, left } of [
    { eggs: 20, left: { Eggs: 4 } },
    { eggs: 10, left: {} },
  ])
    test(`two cook the same of ${eggs} eggs: amounts add up, and nothing falls below none`, async ({
      meet,
    }) => {
      const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
      const kitchenId = await startKitchen(ana);
      await letIn(ana, kitchenId, ben, 'member');
      await putIn(ana, kitchenId, [...FOODS.slice(0, 2), { title: 'Eggs', days: 9, quantity: eggs }]);
      const cook = async ({ page }: Visitor) => {
        await page.getByRole('button', { name: 'Cooked it' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
        await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
      };
      for (const { page } of [ana, ben]) {
        await page.goto(`/kitchens/${kitchenId}`);
        await page.getByRole('link', { name: 'Cook with these' }).click();
        await page.getByRole('link', { name: /^Frittata/ }).click();
        await expect(page.getByRole('heading', { name: 'Frittata', level: 1 })).toBeVisible();
      }
      await ben.page.context().setOffline(true);
      await cook(ana);
      await expect.poll(() => foodIn(ana, kitchenId)).toEqual({ Eggs: eggs - 8 });
      await cook(ben);
      await ben.page.context().setOffline(false);
      await expect.poll(() => foodIn(ana, kitchenId)).toEqual(left);
    });
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1366],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing on the pages about cooking, and nothing sticks out', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const kitchenId = await startKitchen(ana);
      const { page } = ana;
      await page.goto(`/kitchens/${kitchenId}/cook`);
      await expect(page.getByText('Put food in first')).toBeVisible();
      await expectAccessible(page);
      await putIn(ana, kitchenId, [
        ...FOODS,
        { title: 'Donaudampfschifffahrtsgesellschaftskuchen'.repeat(2) },
      ]);
      await page.reload();
      await expect(dishes(ana).first()).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await page.getByRole('link', { name: /^Frittata/ }).click();
      await expect(page.getByRole('heading', { name: 'Frittata', level: 1 })).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await page.getByRole('button', { name: 'Cooked it' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/kitchens/${kitchenId}/cook/no-such-dish`);
      await expect(page.getByText('There is no such dish')).toBeVisible();
    });
  });
