import { expectAccessible } from '#expect-accessible.ts';
import { schemes } from '#sample.ts';
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
} from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const eatFirst = ({ page }: Visitor) => page.getByRole('region', { name: 'Eat first' });
const row = (who: Visitor, title: string) => eatFirst(who).getByRole('listitem').filter({ hasText: title });
const button = (who: Visitor, name: string) => who.page.getByRole('button', { name });

async function openOverview(ana: Visitor, food: Parameters<typeof putIn>[2]): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, food);
  await ana.page.goto('/dashboard');
  return kitchenId;
}

test('food is eaten on the overview with one tap, and comes back with one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openOverview(ana, [{ title: 'Milk', days: 0 }, { title: 'Ham', days: 1 }, { title: 'Honey' }]);
  await expect(eatFirst(ana).getByRole('heading', { level: 3 })).toHaveText([
    /^Today is the last day/,
    /^Tomorrow/,
  ]);
  const taps = new Taps();
  await taps.on(button(ana, 'Eaten: Milk'));
  await expect(row(ana, 'Milk')).toBeHidden();
  await expect(ana.page.getByText('Milk eaten')).toBeVisible();
  expect(taps.count).toBe(1);
  await taps.on(button(ana, 'Undo'));
  await expect(row(ana, 'Milk')).toBeVisible();
  expect(taps.count).toBe(2);
});

test('eating the last thing of a kitchen can be taken back as well', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openOverview(ana, [{ title: 'Milk', days: 0 }]);
  await button(ana, 'Eaten: Milk').click();
  await expect(eatFirst(ana)).toContainText('Nothing expires in the next five days.');
  await button(ana, 'Undo').click();
  await expect(row(ana, 'Milk')).toBeVisible();
});

test('some of it is left with two taps, and the rest of the acts are behind one more', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openOverview(ana, [{ title: 'Eggs', days: 2, quantity: 6 }]);
  await button(ana, 'Some left: Eggs').click();
  await button(ana, '½ 3 pieces left').click();
  await expect(row(ana, 'Eggs')).toContainText('3 pieces');
  await button(ana, 'More about Eggs').press('Enter');
  await button(ana, 'went bad').click();
  await expect(ana.page.getByText('Eggs thrown away')).toBeVisible();
  await button(ana, 'Undo').click();
  await expect(row(ana, 'Eggs')).toContainText('3 pieces');
});

test('all of it works by keyboard, and the focus is never lost', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openOverview(ana, [
    { title: 'Milk', days: 0 },
    { title: 'Ham', days: 1 },
  ]);
  await button(ana, 'Eaten: Milk').focus();
  await ana.page.keyboard.press('Enter');
  await expect(button(ana, 'Undo')).toBeFocused();
  await ana.page.keyboard.press('Enter');
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'Eat first' })).toBeFocused();
});

test('in several kitchens each row says its own, and what is done stays there', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const flat = await openOverview(ana, [{ title: 'Milk', days: 0 }]);
  const office = await startKitchen(ana, 'Office');
  await putIn(ana, office, [{ title: 'Cake', days: 0 }]);
  await ana.page.reload();
  await ana.page.getByRole('combobox', { name: 'What this page shows' }).selectOption('All my kitchens');
  await expect(row(ana, 'Milk')).toContainText('Flat 4B');
  await button(ana, 'Eaten: Cake').click();
  await expect(row(ana, 'Cake')).toBeHidden();
  await button(ana, 'Undo').click();
  await expect(row(ana, 'Cake')).toContainText('Office');
  const { items } = await ana.ask<{ items: object[] }>('GET', `/kitchens/${flat}/changes`);
  expect(items).toHaveLength(1);
});

test('what is somebody else’s is asked about, and a guest has nothing to touch', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben, 'guest');
  await putIn(ana, kitchenId, [{ title: 'Pudding', days: 1, belongsTo: ben.uid }]);
  await ana.page.goto('/dashboard');
  await button(ana, 'Eaten: Pudding').click();
  await expect(ana.page.getByText('It is Ben Okafor’s. They are told.')).toBeVisible();
  await ben.page.goto('/dashboard');
  await expect(row(ben, 'Pudding')).toBeVisible();
  await expect(eatFirst(ben).getByRole('button')).toHaveCount(0);
});

for (const colorScheme of schemes('dark')) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing, with and without the bar', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      await openOverview(ana, [
        { title: 'Milk', days: 0 },
        { title: 'Donaudampfschifffahrtsgesellschaftskapitänskäse', days: 1, belongsTo: ana.uid },
      ]);
      // Until the kitchens are known, the page tells of the public fridge.
      await expect(button(ana, 'Eaten: Milk')).toBeVisible();
      await expectAccessible(ana.page);
      await button(ana, 'Eaten: Milk').click();
      await expect(button(ana, 'Undo')).toBeVisible();
      await expectAccessible(ana.page);
      await noOverflow(ana.page);
    });
  });
}
