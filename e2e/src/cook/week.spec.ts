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

const FOODS = [
  { title: 'Spinach', days: 2 },
  { title: 'Feta', days: 3 },
  { title: 'Eggs', days: 9, quantity: 10 },
];

interface Meal {
  day: string;
  dish: { id: string; title: string };
}
const plannedIn = async ({ ask }: Visitor, kitchenId: string) => {
  const { cookbook } = await ask<{ cookbook: { planned: Meal[] } }>('GET', `/kitchens/${kitchenId}/changes`);
  return cookbook.planned.map(({ dish }) => dish.title);
};

const days = ({ page }: Visitor) => page.getByRole('group', { name: 'Put it on a day' });
const week = ({ page }: Visitor) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'This week' }) });
const dishesWith = ({ page }: Visitor, food: string) =>
  page.getByRole('link', { name: new RegExp(`Uses.*${food}`) });

test('one tap puts a dish on a day: others see it, its food is spoken for, what is missing is on the list', async ({
  meet,
}) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben, 'member');
  await putIn(ana, kitchenId, FOODS);
  await ben.page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(dishesWith(ben, 'Spinach').first()).toBeVisible();
  await expect(week(ben).getByText('Nothing is planned.')).toBeVisible();

  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/shakshouka`);
  const missing = page.getByRole('button', { name: /^Put \d+ on the list$/ });
  await expect(missing).toBeVisible();
  const taps = new Taps();
  await taps.on(days(ana).getByRole('button', { name: 'Tomorrow' }));
  expect(taps.count).toBe(1);
  await expect(days(ana).getByText(/^Planned for tomorrow\. \d+ on the list\.$/)).toBeVisible();
  await expect(days(ana).getByRole('button', { name: 'Tomorrow, 1 meal planned' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText(/^\d+ on the list$/)).toBeVisible();

  await expect(week(ben).getByRole('link', { name: /Tomorrow\s*Shakshouka.*Ana/ })).toBeVisible();
  await expect(dishesWith(ben, 'Spinach')).toHaveCount(0);
  await ben.page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(ben.page.getByText('for Shakshouka').first()).toBeVisible();

  await days(ana).getByRole('button', { name: 'Undo' }).click();
  await expect(missing).toBeVisible();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual([]);
  await expect(ben.page.getByText('for Shakshouka')).toHaveCount(0);
  await ben.page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(dishesWith(ben, 'Spinach').first()).toBeVisible();
});

test('each day of a dish puts what it lacks on the list, and takes back its own', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  // There is everything for the first day.
  await days(ana).getByRole('button', { name: 'Today' }).click();
  await expect(days(ana).getByText(/^Planned for today\.$/)).toBeVisible();
  await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
  const planned = days(ana).getByText(/^Planned for tomorrow\. \d on the list\.$/);
  await expect(planned).toBeVisible();
  const second = Number(/\d/.exec((await planned.textContent()) ?? '')?.[0]);
  await expect(page.getByText(`${second} on the list`, { exact: true })).toBeVisible();
  await days(ana).getByRole('button').nth(2).click();
  await expect(page.getByText(`${2 * second} on the list`, { exact: true })).toBeVisible();
  await days(ana).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${second} on the list`, { exact: true })).toBeVisible();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual(['Frittata', 'Frittata']);
});

test('chosen food is not put on the list for the meal that is planned with it', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const [, , eggs] = await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/items/${eggs}`);
  await page.getByRole('link', { name: 'Cook with it' }).click();
  await page.getByRole('link', { name: /^Frittata/ }).click();
  await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
  await expect(days(ana).getByText(/^Planned for tomorrow\.$/)).toBeVisible();
});

test('two meals never count one pack, and the dish has what is kept for it', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  const lines = page.getByRole('region', { name: 'What goes in' }).getByRole('listitem');
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await expect(lines.filter({ hasText: 'Eggs' })).toContainText('8 Eggs');
  await days(ana).getByRole('button', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Back to Cook' }).click();
  await week(ana)
    .getByRole('link', { name: /Today\s*Frittata.*You have everything/ })
    .click();
  await expect(lines.filter({ hasText: 'Eggs' })).toContainText('8 Eggs');
  await page.goto(`/kitchens/${kitchenId}/cook/omelette`);
  const eggs = lines.filter({ hasText: 'Eggs' });
  await expect(eggs).toContainText('you have 2');
  await expect(eggs).toContainText('too little');
});

test('a meal is taken off and comes back, and one that was cooked leaves the week', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await days(ana).getByRole('button', { name: 'Today' }).click();
  await page.goto(`/kitchens/${kitchenId}/cook`);
  await week(ana).getByRole('button', { name: 'Take Frittata off: today' }).click();
  await expect(week(ana).getByText('Frittata is off the week.')).toBeVisible();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual([]);
  await week(ana).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual(['Frittata']);

  await week(ana)
    .getByRole('link', { name: /Frittata/ })
    .click();
  await page.getByRole('button', { name: 'Cooked it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual(['Frittata']);

  // Also where nothing of what is there was used.
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  for (const { title } of FOODS)
    await page
      .getByRole('group', { name: `How much ${title}` })
      .getByText('none')
      .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual(['Frittata']);
});

test('of a recipe that is gone the title stays, and can be taken off', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, FOODS);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toast');
  await page.getByRole('textbox', { name: 'What goes in' }).fill('2 slices bread');
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await page.getByRole('link', { name: 'Toast' }).click();
  await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  const row = week(ana).getByRole('listitem').filter({ hasText: 'This dish is no longer there.' });
  await expect(row).toContainText('Toast');
  await expect(row.getByRole('link')).toHaveCount(0);
  await row.getByRole('button', { name: 'Take Toast off: tomorrow' }).click();
  await expect.poll(() => plannedIn(ana, kitchenId)).toEqual([]);
});

test.describe('recipes that do not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('a dish is not called gone while its recipe cannot be loaded, and there is another try', async ({
    meet,
  }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    await putIn(ana, kitchenId, FOODS);
    const { page } = ana;
    await page.goto(`/kitchens/${kitchenId}/cook/new`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toast');
    await page.getByRole('textbox', { name: 'What goes in' }).fill('2 slices bread');
    await page.getByRole('button', { name: 'Keep recipe' }).click();
    await page.getByRole('link', { name: 'Toast' }).click();
    await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
    await expect.poll(() => plannedIn(ana, kitchenId)).toEqual(['Toast']);
    await page.context().route(/read-own-dishes/, (route) => route.abort());
    await page.goto(`/kitchens/${kitchenId}/cook`);
    await expect(week(ana).getByText('The recipes of planned dishes could not be loaded.')).toBeVisible();
    await expect(week(ana).getByText('This dish is no longer there.')).toHaveCount(0);
    await expect(week(ana).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not reach Crisper/] });

  test('a dish is planned all the same, and it arrives once', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    const kitchenId = await startKitchen(ana);
    await letIn(ana, kitchenId, ben, 'member');
    await putIn(ana, kitchenId, FOODS);
    const { page } = ana;
    await ben.page.goto(`/kitchens/${kitchenId}/cook`);
    await page.goto(`/kitchens/${kitchenId}/cook`);
    await page.getByRole('link', { name: /^Frittata/ }).click();
    await expect(days(ana)).toBeVisible();
    await page.context().setOffline(true);
    await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
    await expect(days(ana).getByText('Planned for tomorrow.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Cook' }).click();
    await expect(week(ana).getByRole('link', { name: /Tomorrow\s*Frittata/ })).toBeVisible();
    expect(await plannedIn(ben, kitchenId)).toEqual([]);
    await page.context().setOffline(false);
    await expect(week(ben).getByRole('link', { name: /Tomorrow\s*Frittata/ })).toBeVisible();
    expect(await plannedIn(ben, kitchenId)).toEqual(['Frittata']);
  });
});

test('a guest sees what is planned and touches nothing', async ({ meet }) => {
  const [ana, gil] = [await meet('Ana Alvarez'), await meet('Gil Guest')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, gil, 'guest');
  await putIn(ana, kitchenId, FOODS);
  await gil.page.goto(`/kitchens/${kitchenId}/cook`);
  await expect(gil.page.getByRole('link', { name: /min/ }).first()).toBeVisible();
  await expect(week(gil)).toHaveCount(0);
  await ana.page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await days(ana).getByRole('button', { name: 'Tomorrow' }).click();
  const row = week(gil).getByRole('link', { name: /Frittata/ });
  await expect(row).toBeVisible();
  await expect(week(gil).getByRole('button')).toHaveCount(0);
  await row.click();
  await expect(gil.page.getByText('Planned for tomorrow.')).toBeVisible();
  await expect(days(gil)).toHaveCount(0);
});

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1366],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing in the week, nothing sticks out, and the keyboard plans', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const kitchenId = await startKitchen(ana);
      await putIn(ana, kitchenId, FOODS);
      const { page } = ana;
      await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
      await days(ana).getByRole('button', { name: 'Today' }).focus();
      await page.keyboard.press('Enter');
      await expect(days(ana).getByText('Planned for today.')).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await page.goto(`/kitchens/${kitchenId}/cook`);
      await expect(week(ana).getByRole('link', { name: /Frittata/ })).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      // What is taken off hands the focus on, and so does its Undo.
      await week(ana).getByRole('button', { name: 'Take Frittata off: today' }).focus();
      await page.keyboard.press('Enter');
      await expect(week(ana).getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(week(ana)).toBeFocused();
      await page.goto(`/kitchens/${kitchenId}/cook/shakshouka`);
      await page.getByRole('button', { name: /^Put \d+ on the list$/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    });
  });
