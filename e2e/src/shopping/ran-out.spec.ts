import { expectAccessible } from '#expect-accessible.ts';
import { expect, letIn, putIn, refusals, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { onTheList } from './around-list.ts';
import { entry, line, PHONE } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

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

test('what the kitchen has is said under the line, before Enter and after it, and forbids nothing', async ({
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
  await expect(said).toContainText('2 yoghurts, good through tomorrow.');

  await line(page).fill('bread');
  await expect(said).toBeHidden();
  await line(page).fill('milk, yoghurt, bread');
  await line(page).press('Enter');
  await expect(entry(page, 'Milk')).toBeVisible();
  await expect(said).toContainText('2 yoghurts, good through tomorrow.');
});
