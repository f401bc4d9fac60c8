import { randomUUID } from 'node:crypto';
import { addByLine, addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import {
  expect,
  noOverflow,
  putIn,
  refusals,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from './kitchens-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE, reducedMotion: 'reduce' },
  // What is gone is no longer found.
  expectedErrors: refusals,
});

const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name, exact: true });
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const rows = ({ page }: Visitor) => page.getByRole('link', { name: 'Oat milk' });

test('a price is entered once: the same food costs as much when it is thrown away', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('Oat milk');
  await page.getByRole('button', { name: /^Amount/ }).click();
  await field(ana, 'Price in USD').fill('one dollar');
  await expect(field(ana, 'Price in USD')).toHaveAccessibleDescription(/^Enter a price like 1\.80/);
  await expectAccessible(page);
  await noOverflow(page);
  await field(ana, 'Price in USD').fill('1,80');
  await doneButton(page).click();
  await expect(rows(ana)).toHaveCount(1);
  await addByLine(page, 'OAT milk');
  await expect(rows(ana)).toHaveCount(2);
  await rows(ana).last().click();

  await expect(page.getByText('1 piece left · cost $1.80')).toBeVisible();
  await button(ana, 'More').click();
  await page.getByRole('button', { name: /^Thrown away/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You threw it away' })).toBeVisible();
  await page.goto(`/kitchens/${kitchenId}/waste`);
  await expect(page.getByText('$1.80', { exact: true }).first()).toBeVisible();
});

test('a price is corrected, and its history tells so', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const [itemId] = await putIn(ana, kitchenId, [{ title: 'Oat milk' }]);
  await ana.ask('PATCH', `/kitchens/${kitchenId}`, { currency: 'EUR' });
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/items/${itemId}`);
  await button(ana, 'Change').click();
  await field(ana, 'Price in EUR').fill('1.234.5');
  await button(ana, 'Save').click();
  await expect(field(ana, 'Price in EUR')).toBeFocused();
  await expect(page.getByText('Enter a price like 1.80, or leave it empty')).toBeVisible();
  await expectAccessible(page);
  await field(ana, 'Price in EUR').fill('€ 1.99');
  await button(ana, 'Save').click();
  await expect(page.getByText('1 piece left · cost €1.99')).toBeVisible();
  const past = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(past.first()).toContainText('You changed itPrice: none, now €1.99');
  await noOverflow(page);
});

test('Add Foods asks for a price where the food goes into a kitchen', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto('/dashboard/add-foods');
  await expect(field(ana, 'Price in USD')).toBeVisible();
  await page.getByLabel('Put it into').selectOption('The public fridge');
  await expect(field(ana, 'Price in USD')).toBeHidden();
  await page.getByLabel('Put it into').selectOption('Flat 4B');
  await field(ana, 'Food Title').fill('Milk');
  await page.getByRole('button', { name: /^Milk/ }).first().click();
  await page.getByLabel('Expiry Date').fill('2099-01-01');
  await field(ana, 'Price in USD').fill('x');
  await button(ana, 'Add Food Item').click();
  await expect(field(ana, 'Price in USD')).toHaveAccessibleDescription(/Enter a price like 1\.80/);
  await field(ana, 'Price in USD').fill('2.49');
  await button(ana, 'Add Food Item').click();
  await page.waitForURL(`/kitchens/${kitchenId}`);
  await page.getByRole('link', { name: 'Milk' }).click();
  await expect(page.getByText('cost $2.49')).toBeVisible();
});

test('what is thrown away most without a price is asked for once', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  const throwAway = async () => {
    const [itemId] = await putIn(ana, kitchenId, [{ title: 'Lettuce', quantity: 2 }]);
    const intents = [{ id: randomUUID(), kind: 'finishItem', itemId, outcome: 'wasted' }];
    await ana.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
  };
  await throwAway();
  await page.goto(`/kitchens/${kitchenId}/waste`);
  await expect(page.getByText('1 of 1 had no price.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say what it cost' })).toHaveAttribute(
    'href',
    `/kitchens/${kitchenId}`,
  );
  await throwAway();
  const most = page.getByRole('region', { name: 'What we throw away most' });
  await expect(most.getByText('What does “Lettuce” cost (2 pieces)?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say what it cost' })).toBeHidden();
  await button(ana, 'Save the price').click();
  await expect(field(ana, 'Price in USD')).toBeFocused();
  await expect(field(ana, 'Price in USD')).toHaveAccessibleDescription(/Enter what it costs$/);
  await expectAccessible(page);
  await noOverflow(page);
  await field(ana, 'Price in USD').fill('2.40');
  await page.keyboard.press('Enter');
  await expect(field(ana, 'Price in USD')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What we throw away most' })).toBeFocused();
  await throwAway();
  await expect(most).toContainText('3 times in three months, $2.40');
  await expect(page.getByText('2 of 3 had no price and cost nothing here.')).toBeVisible();
});
