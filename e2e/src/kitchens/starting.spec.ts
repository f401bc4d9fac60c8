import { addFoodLink, addLine, doneButton } from '#add-line.ts';
import { newPerson } from '#people.ts';
import { expect, heading, refusals, Taps, test } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a person who is in no kitchen is asked which one it shall be', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  await page.goto('/kitchens');
  await expect(heading(page, 'Whose kitchen shall it be?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look into the public fridge first' })).toHaveAttribute(
    'href',
    '/fridge',
  );
});

test('a kitchen is started with a name that is there already', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  await page.goto('/kitchens');
  await page.getByRole('button', { name: 'Start a kitchen' }).click();
  await expect(page.getByLabel('Name of the kitchen')).toBeFocused();
  await expect(page.getByLabel('Name of the kitchen')).toHaveValue('Ana’s kitchen');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ana’s kitchen')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Invite somebody' })).toBeVisible();

  await page.goto('/kitchens');
  await expect(page.getByRole('list').getByRole('link', { name: 'Ana’s kitchen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The public fridge' })).toHaveAttribute('href', '/fridge');
});

test.describe('in Berlin', () => {
  test.use({ contextOptions: { timezoneId: 'Europe/Berlin', locale: 'en-GB' } });
  test('the currency of the country is chosen already', async ({ meet }) => {
    const { page, ask } = await meet('Ana Alvarez');
    await page.goto('/kitchens');
    await page.getByRole('button', { name: 'Start a kitchen' }).click();
    await expect(page.getByLabel('Currency')).toHaveValue('EUR');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(heading(page, 'Ana’s kitchen')).toBeVisible();
    const [kitchen] = (await ask('GET', '/kitchens')) as { id: string }[];
    expect(await ask('GET', `/kitchens/${kitchen?.id}`)).toMatchObject({ currency: 'EUR' });
  });
});

test.describe('refused', () => {
  test.use({ expectedErrors: refusals });
  test('a name of spaces is refused in words, and nothing that was typed is lost', async ({ meet }) => {
    const { page } = await meet('Ana Alvarez');
    await page.goto('/kitchens');
    await page.getByRole('button', { name: 'Start a kitchen' }).click();
    await page.getByLabel('Name of the kitchen').fill('   ');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Please give the kitchen a name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Start a kitchen' })).toBeFocused();
  });
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });
  test('a lost answer starts no second kitchen', async ({ meet }) => {
    const { page, ask } = await meet('Ana Alvarez');
    await page.goto('/kitchens');
    await page.getByRole('button', { name: 'Start a kitchen' }).click();
    let isLost = false;
    await page.route('**/api/kitchens', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('We could not reach Crisper')).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(heading(page, 'Ana’s kitchen')).toBeVisible();
    expect(await ask('GET', '/kitchens')).toHaveLength(1);
  });
});

test('a new account, its kitchen and the link to it take at most 8 taps', async ({ page }) => {
  const taps = new Taps();
  const person = newPerson();
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Create an account' });
  await taps.into(form.getByLabel('Name'), person.name);
  await taps.into(form.getByLabel('Email'), person.email);
  await taps.into(form.getByLabel('Password', { exact: false }).first(), person.password);
  await taps.on(form.getByRole('button', { name: 'Create account' }));
  await taps.on(page.getByRole('button', { name: 'Start a kitchen' }));
  await taps.on(page.getByRole('button', { name: 'Start', exact: true }));
  await taps.on(page.getByRole('link', { name: /^People/ }));
  await taps.on(page.getByRole('button', { name: 'Make a link' }));
  await expect(page.getByRole('textbox', { name: 'The link' })).toHaveValue(/\/join#/);
  expect(taps.count).toBeLessThanOrEqual(8);
});

test('two people are in a kitchen and see its first food after at most 12 taps', async ({
  meet,
  browser,
  baseURL,
}) => {
  const taps = new Taps();
  const { page: anas } = await meet('Ana Alvarez');
  await anas.goto('/kitchens');
  const begun = Date.now();
  await taps.on(anas.getByRole('button', { name: 'Start a kitchen' }));
  await taps.on(anas.getByRole('button', { name: 'Start', exact: true }));
  await taps.on(addFoodLink(anas));
  await expect(addLine(anas)).toBeFocused();
  await anas.keyboard.type('Milk');
  await taps.on(doneButton(anas));
  await expect(anas.getByRole('listitem').filter({ hasText: 'Milk' })).toBeVisible();
  await taps.on(anas.getByRole('link', { name: /^People/ }));
  await taps.on(anas.getByRole('button', { name: 'Make a link' }));
  await expect(
    anas.getByRole('img', { name: /^QR code with the invitation to Ana’s kitchen/ }),
  ).toBeVisible();
  await anas.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await taps.on(anas.getByRole('button', { name: 'Copy the link' }));
  const link = await anas.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const bens = await context.newPage();
  const ben = { ...newPerson(), name: 'Ben Okafor' };
  const ofAna = taps.count;
  const { pathname, hash } = new URL(link);
  await bens.goto(pathname + hash);
  await expect(heading(bens, 'Ana Alvarez invites you to Ana’s kitchen')).toBeVisible();
  await taps.on(bens.getByRole('link', { name: 'Create an account and join' }));
  const form = bens.getByRole('form', { name: 'Create an account' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await taps.into(form.getByLabel('Name'), ben.name);
  await taps.into(form.getByLabel('Email'), ben.email);
  await taps.into(form.getByLabel('Password', { exact: false }).first(), ben.password);
  await taps.on(form.getByRole('button', { name: /Create/ }));
  await expect(heading(bens, 'Ana’s kitchen')).toBeVisible();
  await expect(bens.getByRole('listitem').filter({ hasText: 'Milk' })).toBeVisible();

  expect(taps.count - ofAna).toBeLessThanOrEqual(4);
  expect(taps.count).toBeLessThanOrEqual(12);
  expect(Date.now() - begun).toBeLessThan(60_000);
  // The first person sees the second one come in, without doing anything.
  await expect(anas.getByRole('heading', { name: '2 people' })).toBeVisible();
  await expect(anas.getByRole('listitem').filter({ hasText: 'Ben Okafor' })).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: String(taps.count) });
  await context.close();
});
