import { randomUUID } from 'node:crypto';
import {
  expect,
  heading,
  letIn,
  putIn,
  refusals,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from './kitchens-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: refusals,
});

const past = ({ page }: Visitor) => page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const became = ({ page }: Visitor, words: string) => page.getByRole('status').filter({ hasText: words });

/** A flat of two with one thing in it. */
async function flatWith(meet: (name: string) => Promise<Visitor>, food: { title: string; days?: number }) {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  const [itemId = ''] = await putIn(ana, kitchenId, [food]);
  return { ana, ben, kitchenId, itemId, path: `/kitchens/${kitchenId}/items/${itemId}` };
}

test('a row leads to the page of the thing: what it is, until when, whose, and who put it in', async ({
  meet,
}) => {
  const { ben, kitchenId, path } = await flatWith(meet, { title: 'Buttermilk', days: 0 });
  await ben.page.goto(`/kitchens/${kitchenId}`);
  await ben.page.getByRole('link', { name: 'Buttermilk' }).click();
  await expect(ben.page).toHaveURL(path);
  await expect(heading(ben.page, 'Buttermilk')).toBeFocused();
  await expect(ben.page.getByText('today is the last day')).toBeVisible();
  await expect(ben.page.getByText('Everybody’s · Others')).toBeVisible();
  await expect(ben.page.getByText('Put in by Ana Alvarez, today')).toBeVisible();
  await expect(past(ben)).toHaveText([/^AAna Alvarez put it intoday, /]);
  await ben.page.getByRole('link', { name: 'Back to Flat 4B' }).click();
  await expect(ben.page).toHaveURL(`/kitchens/${kitchenId}`);
});

test('what one person does the other sees at once, also that it is gone, and can take it back', async ({
  meet,
}) => {
  const { ana, ben, path } = await flatWith(meet, { title: 'Buttermilk', days: 3 });
  for (const { page } of [ana, ben]) await page.goto(path);
  await button(ana, 'Belongs to …').click();
  await ana.page.getByRole('button', { name: 'Ben Okafor' }).click();
  await expect(ben.page.getByText('yours · Others')).toBeVisible();
  await expect(past(ben).first()).toContainText('Ana Alvarez said it is Ben Okafor’s');

  await button(ana, 'Eaten').click();
  await expect(ana.page.getByText('It is Ben Okafor’s. They are told.')).toBeVisible();
  await button(ana, 'Leave it').click();
  await expect(button(ana, 'Eaten')).toBeFocused();
  await button(ana, 'More').click();
  await ana.page.getByRole('button', { name: /^Thrown away/ }).click();
  await button(ana, 'Thrown away').click();
  await expect(became(ana, 'You threw it away')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await expect(became(ben, 'Ana Alvarez threw it away')).toBeVisible();

  await button(ben, 'Undo (Ana Alvarez threw it away)').click();
  await expect(button(ben, 'Eaten')).toBeVisible();
  await expect(past(ben).first()).toContainText('You took that back');
  await expect(button(ana, 'Eaten')).toBeVisible();
});

test('the news of it leads there', async ({ meet }) => {
  const { ana, ben, kitchenId, itemId, path } = await flatWith(meet, { title: 'Yoghurt' });
  const intents = [
    { id: randomUUID(), kind: 'giveItem', itemId, to: ben.uid },
    { id: randomUUID(), kind: 'finishItem', itemId, outcome: 'eaten' },
  ];
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
  await ben.page.goto('/notifications');
  await ben.page.getByRole('link', { name: /^Ana Alvarez ate your Yoghurt/ }).click();
  await expect(ben.page).toHaveURL(path);
  await expect(became(ben, 'Ana Alvarez ate it')).toBeVisible();
  await button(ben, 'Undo (Ana Alvarez ate it)').press('Enter');
  await expect(ben.page.getByRole('heading', { name: 'What happened' })).toBeFocused();
  await expect(ben.page.getByText('No date yet')).toBeVisible();
});

test('what it is can be changed, and both values stay in its history', async ({ meet }) => {
  const { ana, ben, path } = await flatWith(meet, { title: 'Milk', days: 3 });
  for (const { page } of [ana, ben]) await page.goto(path);
  await button(ana, 'Change').click();
  const title = ana.page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('Oat milk');
  await ana.page.getByLabel('Expiry Date').fill('');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: 'Keep editing' }).click();
  await button(ana, 'Save').click();
  await expect(heading(ana.page, 'Oat milk')).toBeVisible();
  await expect(button(ana, 'Change')).toBeFocused();
  await expect(heading(ben.page, 'Oat milk')).toBeVisible();
  await expect(ben.page.getByText('No date: it keeps')).toBeVisible();
  await expect(past(ben).first()).toContainText('Title: Milk, now Oat milk');
  await button(ben, 'Undo (Ana Alvarez changed it)').click();
  await expect(heading(ana.page, 'Milk')).toBeVisible();
});

test('what is typed into a note while it is being saved stays', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const [milk] = await putIn(ana, kitchenId, [{ title: 'Milk' }]);
  const going = Promise.withResolvers<void>();
  await page.route(/\/note$/, async (route) => {
    await going.promise;
    await route.continue();
  });
  await page.goto(`/kitchens/${kitchenId}/items/${milk}`);
  const note = page.getByRole('textbox', { name: 'My note' });
  await note.fill('For the cake');
  await button(ana, 'Save note').click();
  await note.fill('For the cake on Sunday');
  going.resolve();
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(note).toHaveValue('For the cake on Sunday');
  await expect(button(ana, 'Save note')).toBeEnabled();
});

test('a note is its author’s alone', async ({ meet }) => {
  const { ana, ben, path } = await flatWith(meet, { title: 'Milk' });
  await ana.page.goto(path);
  const note = ana.page.getByRole('textbox', { name: 'My note' });
  await note.fill('For the cake');
  await button(ana, 'Save note').click();
  await expect(ana.page.getByText('Note saved')).toBeVisible();
  await ana.page.reload();
  await expect(note).toHaveValue('For the cake');
  await ben.page.goto(path);
  await expect(ben.page.getByRole('textbox', { name: 'My note' })).toHaveValue('');
  await expect(past(ben)).toHaveCount(1);
  await button(ana, 'Remove note').click();
  await expect(note).toHaveValue('');
});

test('guests look, and have nothing to touch', async ({ meet }) => {
  const { ana, kitchenId, path } = await flatWith(meet, { title: 'Milk' });
  const cleo = await meet('Cleo Wagner');
  await letIn(ana, kitchenId, cleo, 'guest');
  await cleo.page.goto(path);
  await expect(past(cleo)).toHaveCount(1);
  await expect(cleo.page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(cleo.page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test('what never was in the kitchen is not there', async ({ meet }) => {
  const { ana, kitchenId } = await flatWith(meet, { title: 'Milk' });
  for (const id of [randomUUID(), 'nonsense']) {
    await ana.page.goto(`/kitchens/${kitchenId}/items/${id}`);
    await expect(heading(ana.page, 'This is not in the kitchen')).toBeVisible();
  }
  await ana.page.getByRole('link', { name: 'Go to the kitchen' }).click();
  await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}`);
});
