import { alertTitled } from './alerts.ts';
import {
  expect,
  heading,
  invite,
  letIn,
  refusals,
  startKitchen,
  test,
  type Visitor,
} from './kitchens-test.ts';

/** Of the people; invitations name who made them, too. */
const row = ({ page }: Visitor, name: string) =>
  page
    .getByRole('region', { name: /^\d+ pe/ })
    .getByRole('listitem')
    .filter({ hasText: name });

const link = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem').filter({ hasText: name });

async function openPeople(who: Visitor, kitchenId: string): Promise<void> {
  await who.page.goto(`/kitchens/${kitchenId}/people`);
  await expect(heading(who.page, 'People of Flat 4B')).toBeVisible();
}

async function inFlat(meet: (name: string) => Promise<Visitor>) {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  return { ana, ben, kitchenId };
}

test('an owner gives somebody another role, and the buttons follow', async ({ meet }) => {
  const { ana, ben, kitchenId } = await inFlat(meet);
  await openPeople(ana, kitchenId);
  await openPeople(ben, kitchenId);
  await expect(ben.page.getByRole('heading', { name: 'Invite somebody' })).toBeHidden();
  await expect(ben.page.getByRole('button', { name: /^More about/ })).toHaveCount(0);

  await ana.page.getByRole('button', { name: 'More about Ben Okafor' }).click();
  await ana.page.getByRole('button', { name: 'Make Ben Okafor a guest' }).click();
  await expect(row(ana, 'Ben Okafor')).toContainText('can look, not touch');
  await expect(ana.page.getByRole('button', { name: 'More about Ben Okafor' })).toBeFocused();

  await ana.page.getByRole('button', { name: 'More about Ben Okafor' }).click();
  await ana.page.getByRole('button', { name: 'Make Ben Okafor an owner' }).click();
  // His page hears of it by itself.
  await expect(ben.page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible();
});

test('people see names, and the email addresses of those who show them', async ({ meet }) => {
  const { ana, ben, kitchenId } = await inFlat(meet);
  await openPeople(ben, kitchenId);
  await expect(row(ben, 'Ben Okafor')).toContainText(ben.person.email);
  await expect(row(ben, 'Ana Alvarez')).not.toContainText(ana.person.email);
  await ana.ask('PATCH', '/account', { emailSeenBy: 'everybody' });
  await ben.page.reload();
  await expect(row(ben, 'Ana Alvarez')).toContainText(ana.person.email);
});

test('an owner removes somebody, after being asked', async ({ meet }) => {
  const { ana, kitchenId } = await inFlat(meet);
  await openPeople(ana, kitchenId);
  await ana.page.getByRole('button', { name: 'More about Ben Okafor' }).click();
  await ana.page.getByRole('button', { name: 'Remove Ben Okafor' }).click();
  const question = alertTitled(ana.page, 'Remove Ben Okafor?');
  await expect(question).toContainText('Ben Okafor no longer sees Flat 4B.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(ana, 'Ben Okafor')).toBeVisible();

  await ana.page.getByRole('button', { name: 'More about Ben Okafor' }).click();
  await ana.page.getByRole('button', { name: 'Remove Ben Okafor' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row(ana, 'Ben Okafor')).toBeHidden();
  await expect(ana.page.getByRole('heading', { name: '1 person' })).toBeFocused();
});

test('a member leaves, after being asked', async ({ meet }) => {
  const { ana, ben, kitchenId } = await inFlat(meet);
  await openPeople(ben, kitchenId);
  await ben.page.getByRole('button', { name: 'Leave this kitchen' }).click();
  await alertTitled(ben.page, 'Leave Flat 4B?').getByRole('button', { name: 'Leave' }).click();
  await expect(heading(ben.page, 'Whose kitchen shall it be?')).toBeVisible();
  expect(await ana.ask('GET', `/kitchens/${kitchenId}/members`)).toHaveLength(1);
});

test('the only owner says who takes over, and leaves', async ({ meet }) => {
  const { ana, ben, kitchenId } = await inFlat(meet);
  await openPeople(ana, kitchenId);
  await ana.page.getByRole('button', { name: 'Leave this kitchen' }).click();
  const question = ana.page.getByRole('dialog', { name: 'Who takes over?' });
  await expect(question.getByRole('radio', { name: 'Ben Okafor' })).toBeChecked();
  await question.getByRole('button', { name: 'Hand over and leave' }).click();
  await expect(heading(ana.page, 'Whose kitchen shall it be?')).toBeVisible();
  expect(await ben.ask('GET', `/kitchens/${kitchenId}`)).toMatchObject({ role: 'owner' });
});

test.describe('somebody who may do less than before', () => {
  // The list of invitations is no longer theirs to see.
  test.use({ expectedErrors: refusals });

  test('an owner hands over and stays as a member', async ({ meet }) => {
    const { ana, kitchenId } = await inFlat(meet);
    await openPeople(ana, kitchenId);
    await ana.page.getByRole('button', { name: 'More about Ben Okafor' }).click();
    await ana.page.getByRole('button', { name: 'Hand the kitchen over to Ben Okafor' }).click();
    await alertTitled(ana.page, 'Hand over to Ben Okafor?')
      .getByRole('button', { name: 'Hand over' })
      .click();
    await expect(row(ana, 'Ben Okafor')).toContainText('owner');
    await expect(row(ana, 'Ana Alvarez')).not.toContainText('owner');
    await expect(ana.page.getByRole('button', { name: /^More about/ })).toHaveCount(0);
  });
});

test('a person who is alone ends the kitchen by leaving, and takes that back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await openPeople(ana, kitchenId);
  await ana.page.getByRole('button', { name: 'Leave this kitchen' }).click();
  const question = alertTitled(ana.page, 'Leave Flat 4B?');
  await expect(question).toContainText('You are alone in it, so leaving ends it');
  await question.getByRole('button', { name: 'Leave and end it' }).click();
  await expect(ana.page.getByText('Flat 4B ends in 7 days.')).toBeVisible();
  await ana.page.goto(`/kitchens/${kitchenId}/settings`);
  await ana.page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => ana.ask('GET', `/kitchens/${kitchenId}`)).toMatchObject({ endsAt: null });
});

test('a link is made for a guest, copied, and ended', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPeople(ana, await startKitchen(ana));
  const form = page.getByRole('form', { name: 'Make a link' });
  await form.getByText('Guest', { exact: true }).click();
  await expect(form.getByText('can look, not touch')).toBeVisible();
  await form.getByLabel('For how many people').selectOption('One person');
  await form.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Hold a camera to it')).toBeFocused();
  await expect(page.getByText('for one person, as a guest')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.getByRole('button', { name: 'Show the code larger' }).click();
  const large = page.getByRole('dialog', { name: 'Hold a camera to it' });
  await expect(large.getByRole('img', { name: /^QR code with the invitation to Flat 4B/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('listitem').filter({ hasText: 'Link for a guest' })).toBeVisible();
  await page.getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeHidden();
});

test('open invitations are listed and ended one by one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await invite(ana, kitchenId);
  await invite(ana, kitchenId, { role: 'guest', uses: 3 });
  await openPeople(ana, kitchenId);
  await expect(link(ana, 'Link for a guest')).toContainText('0 of 3 used');
  await ana.page.getByRole('button', { name: /^End.*Link for a guest/ }).click();
  await expect(link(ana, 'Link for a guest')).toBeHidden();
  await expect(ana.page.getByRole('heading', { name: 'Open invitations' })).toBeFocused();
  await expect(link(ana, 'Link for a member')).toBeVisible();
});

test('without a mail server, inviting by mail says what to do instead', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openPeople(ana, await startKitchen(ana));
  await ana.page.getByText('By mail', { exact: true }).click();
  await expect(ana.page.getByText('This Crisper sends no mail, so it cannot invite by mail')).toBeVisible();
});
