import { expectAccessible } from '#expect-accessible.ts';
import {
  expect,
  letIn,
  noOverflow,
  putIn,
  refusals,
  startKitchen,
  test,
  ZONE,
} from '#kitchens/kitchens-test.ts';
import { onTheList } from './around-list.ts';
import { entry, line, PHONE } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

const LONG = 'A very long name of a food that somebody copied from a recipe '.repeat(3).trim();

test('the last one eaten is offered to the list exactly once, whoever ate it', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [
    { title: 'Milk', days: 1 },
    { title: 'milk', days: 2 },
  ]);
  const eat = ({ page }: typeof ana, title: string) =>
    page.getByRole('button', { name: `Eaten: ${title}`, exact: true }).click();
  const offer = ({ page }: typeof ana) =>
    page.getByRole('status').getByRole('button', { name: 'To the list' });
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await ben.page.goto(`/kitchens/${kitchenId}`);

  await eat(ana, 'Milk');
  await expect(ana.page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(ben.page.getByRole('listitem').filter({ hasText: /milk/i })).toHaveCount(1);
  await eat(ben, 'milk');
  await expect(offer(ben)).toBeVisible();
  await expect(offer(ana)).toBeHidden();
  await expectAccessible(ben.page);
  await offer(ben).click();
  await expect(ben.page.getByRole('status').getByText('On the list')).toBeVisible();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['milk']);

  await ben.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual([]);
});

test('what ran out is a tap away from the list, and leaves the row with it', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const ids = await putIn(ana, kitchenId, [{ title: 'Coffee' }, { title: LONG }]);
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: ids.map((itemId) => ({ id: crypto.randomUUID(), kind: 'finishItem', itemId, outcome: 'eaten' })),
  });
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const ranOut = page.getByRole('region', { name: 'Ran out' });
  await expect(ranOut.getByRole('button')).toHaveCount(2);
  await expectAccessible(page);
  await noOverflow(page);
  await ranOut.getByRole('button', { name: /Coffee/ }).click();
  await expect(ranOut.getByRole('button')).toHaveCount(1);
  await expect(entry(page, 'Coffee')).toBeVisible();
  await ranOut.getByRole('button').click();
  await expect(ranOut).toBeHidden();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['Coffee', LONG]);
});

test.describe('on the page of a food', () => {
  // What is finished there is asked for once more, and answered with 404.
  test.use({ expectedErrors: refusals });

  test('what is always wanted goes onto the list by itself', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    const kitchenId = await startKitchen(ana);
    const [milk] = await putIn(ana, kitchenId, [{ title: 'Milk', days: 1 }]);
    await page.goto(`/kitchens/${kitchenId}/items/${milk}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const staple = page.getByRole('switch', { name: /Always have it/ });
    await staple.click();
    await expect(staple).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Eaten', exact: true }).click();
    await expect(page.getByRole('status').getByText('On the list')).toBeVisible();
    await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['Milk']);
    await page.goto(`/kitchens/${kitchenId}/shopping`);
    await page.getByRole('button', { name: 'More about the list' }).click();
    await page.getByRole('button', { name: 'No longer always have Milk' }).click();
    await expect(page.getByText(/goes onto the list by itself once it runs out/)).toBeVisible();
  });
});

test('what the kitchen has is said under the line, and can be written down all the same', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Yoghurt', days: 1 },
    { title: 'Yoghurt', days: 9 },
  ]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await line(page).fill('2 yoghurt');
  const said = page.getByRole('status').filter({ hasText: 'You have that.' });
  await expect(said).toContainText('2 yoghurts, good through tomorrow.');
  await expectAccessible(page);
  await line(page).press('Enter');
  await expect(entry(page, 'Yoghurt')).toBeVisible();
  await expect(said).toBeHidden();
});
