import { inDatabaseOf } from '@crisper/server/testing/running-database.ts';
import { expect, heading, invite, letIn, refusals, startKitchen, test } from './kitchens-test.ts';

test('the page says who invites to what and as which role, before anything is accepted', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const path = await invite(ana, kitchenId, { role: 'guest' });
  const ben = await meet('Ben Okafor');
  await ben.page.goto(path);
  await expect(heading(ben.page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
  await expect(ben.page.getByText('You come in as a guest: you can look, not touch.')).toBeVisible();
  await expect(ben.page.getByText('The others in the kitchen see your name and your picture.')).toBeVisible();
  expect(await ana.ask('GET', `/kitchens/${kitchenId}/members`)).toHaveLength(1);
  await ben.page.getByRole('button', { name: 'Join the kitchen' }).click();
  await expect(ben.page).toHaveTitle('Flat 4B · Crisper');
  await expect(ben.page.getByText('You are a guest: you can look, not touch.')).toBeVisible();
});

test('a visitor logs in and lands in the kitchen, and no URL that is sent has the token', async ({
  meet,
  page,
  newAccount,
}) => {
  const ana = await meet('Ana Alvarez');
  const path = await invite(ana, await startKitchen(ana));
  const token = path.split('#')[1] ?? '';
  const person = await newAccount();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
  await page.goto(path);
  await expect(heading(page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
  // Neither in the address bar nor in the history.
  await expect(page).toHaveURL(/\/join$/);
  await page.getByRole('link', { name: 'Log in and join' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password', { exact: false }).first().fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveTitle('Flat 4B · Crisper');
  expect(sent.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
  await page.goto('/join');
  await expect(heading(page, 'The link is not complete')).toBeVisible();
});

test('a reload keeps the invitation', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const path = await invite(ana, await startKitchen(ana));
  const ben = await meet('Ben Okafor');
  await ben.page.goto(path);
  await expect(ben.page).toHaveURL(/\/join$/);
  await ben.page.reload();
  await expect(heading(ben.page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
});

test('a link is pasted where one was asked for', async ({ meet, baseURL }) => {
  const ana = await meet('Ana Alvarez');
  const path = await invite(ana, await startKitchen(ana));
  const { page } = await meet('Ben Okafor');
  await page.goto('/kitchens');
  await page.getByRole('button', { name: 'Join one' }).click();
  await page.getByLabel('The link that you were sent').fill('come in!');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This is no invitation.')).toBeVisible();
  await page.getByLabel('The link that you were sent').fill(`Come in! ${baseURL}${path}`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
});

test('a person who is in the kitchen already is led there', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await ana.page.goto(await invite(ana, kitchenId));
  await expect(heading(ana.page, 'You are in Flat 4B already')).toBeVisible();
  await ana.page.getByRole('link', { name: 'Open the kitchen' }).click();
  await expect(ana.page).toHaveURL(new RegExp(`/kitchens/${kitchenId}$`));
});

test.describe('a link that lets nobody in', () => {
  test.use({ expectedErrors: refusals });

  test('that was cut off says so', async ({ meet }) => {
    const { page } = await meet('Ben Okafor');
    await page.goto('/join#01a1e48e-9ab9-73a5');
    await expect(heading(page, 'The link is not complete')).toBeFocused();
    await page.getByRole('link', { name: 'Go to my kitchens' }).click();
    await expect(page).toHaveURL(/\/kitchens$/);
  });

  test('that was ended says so, also to a visitor', async ({ meet, page }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    const path = await invite(ana, kitchenId);
    const [open] = await ana.ask<{ id: string }[]>('GET', `/kitchens/${kitchenId}/invitations`);
    await ana.ask('DELETE', `/kitchens/${kitchenId}/invitations/${open?.id}`);
    await page.goto(path);
    await expect(heading(page, 'This invitation was ended')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Crisper' })).toHaveAttribute('href', '/');
  });

  test('that has expired says so, to a visitor and to who had it open', async ({ meet, page, server }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    const kitchenId = await startKitchen(ana);
    const path = await invite(ana, kitchenId);
    await ben.page.goto(path);
    await expect(heading(ben.page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
    await inDatabaseOf(
      server.dataFolder,
      `update kitchen_invitations set ends_at = now() where kitchen_id = '${kitchenId}'`,
    );
    await ben.page.getByRole('button', { name: 'Join the kitchen' }).click();
    await expect(heading(ben.page, 'This invitation has expired')).toBeFocused();
    await page.goto(path);
    await expect(heading(page, 'This invitation has expired')).toBeVisible();
    await expect(page.getByText('An invitation works for seven days.')).toBeVisible();
    await expect(page.getByText('Flat 4B')).toHaveCount(0);
  });

  test('that is used up says so', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    const path = await invite(ana, kitchenId, { uses: 1 });
    const [ben, cleo] = [await meet('Ben Okafor'), await meet('Cleo Wagner')];
    await cleo.page.goto(path);
    await expect(heading(cleo.page, 'Ana Alvarez invites you to Flat 4B')).toBeVisible();
    await ben.ask('POST', '/invitations/accept', { token: path.split('#')[1] });
    await cleo.page.getByRole('button', { name: 'Join the kitchen' }).click();
    await expect(heading(cleo.page, 'This invitation is used up')).toBeFocused();
  });

  test('that is for somebody else says for whom, and lets one log in as them', async ({ meet }) => {
    const [ana, ben, cleo] = [await meet('Ana Alvarez'), await meet('Ben Okafor'), await meet('Zoe Wagner')];
    const path = await invite(ana, await startKitchen(ana), { email: `ben-${ben.person.email}` });
    await cleo.page.goto(path);
    await expect(heading(cleo.page, 'This invitation is for somebody else')).toBeVisible();
    await expect(cleo.page.getByText(`you are logged in as ${cleo.person.email}`)).toBeVisible();
    await cleo.page.getByRole('button', { name: 'Log in as somebody else' }).click();
    await expect(cleo.page).toHaveURL(/\/login$/);
  });

  test('that is for an address which is not proven asks for the proof', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    await ben.page.goto(await invite(ana, await startKitchen(ana), { email: ben.person.email }));
    await ben.page.getByRole('button', { name: 'Join the kitchen' }).click();
    await expect(heading(ben.page, 'One more step: is it your address?')).toBeFocused();
    await ben.page.getByRole('button', { name: 'Send me the mail' }).click();
    await expect(ben.page.getByText(`The mail is on its way to ${ben.person.email}.`)).toBeVisible();
  });

  test('into a kitchen that is full for the person is not lost', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    for (let kitchen = 0; kitchen < 20; kitchen++) await startKitchen(ben, `Kitchen ${kitchen}`);
    const kitchenId = await startKitchen(ana);
    await ben.page.goto(await invite(ana, kitchenId));
    await ben.page.getByRole('button', { name: 'Join the kitchen' }).click();
    await expect(heading(ben.page, 'You are in many kitchens already')).toBeVisible();
    const [first] = await ben.ask<{ id: string }[]>('GET', '/kitchens');
    await ben.ask('DELETE', `/kitchens/${first?.id}/members/${ben.uid}`);
    await ben.page.goto('/join');
    await ben.page.getByRole('button', { name: 'Join the kitchen' }).click();
    await expect(ben.page).toHaveTitle('Flat 4B · Crisper');
  });

  test('a kitchen that one is not in, and one that does not exist, say the same', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    const kitchenId = await startKitchen(ana);
    for (const id of [kitchenId, '01a1e48e-9ab9-73a5-bc84-0cb37fc767ea', 'nonsense']) {
      for (const part of ['', '/people', '/settings']) {
        await ben.page.goto(`/kitchens/${id}${part}`);
        await expect(heading(ben.page, 'This kitchen is not open to you')).toBeVisible();
      }
    }
    await ben.page.getByRole('link', { name: 'Go to my kitchens' }).click();
    await expect(ben.page).toHaveURL(/\/kitchens$/);
  });

  test('a person who was removed sees the open kitchen close by itself', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    const kitchenId = await startKitchen(ana);
    await letIn(ana, kitchenId, ben);
    await ben.page.goto(`/kitchens/${kitchenId}`);
    await expect(ben.page).toHaveTitle('Flat 4B · Crisper');
    await ana.ask('DELETE', `/kitchens/${kitchenId}/members/${ben.uid}`);
    await expect(heading(ben.page, 'This kitchen is not open to you')).toBeVisible();
  });
});
