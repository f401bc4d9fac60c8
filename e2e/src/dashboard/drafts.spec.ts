import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Page } from '@playwright/test';
import { logIn } from '#accounts/pages.ts';
import { now } from '#clock.ts';
import { newPerson, putSession, register } from '#people.ts';
import { dateInDays, expect, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const title = (page: Page) => page.getByLabel('Food Title');
const notice = (page: Page) => page.getByText('What you left unfinished is back.');

async function leaveUnfinished(page: Page) {
  await page.goto('/dashboard/add-foods');
  await title(page).fill('Half a pumpkin');
  await page.getByLabel('Image URL').fill('/pictures/bowl.webp');
  await page.getByLabel('Category').selectOption('Vegetable');
  await page.getByLabel('Expiry Date').fill(dateInDays(3));
  await page.getByLabel('Description').fill('Behind the mustard');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/dashboard');
  // The form stays until the code of the next page is there.
  await expect(title(page)).toBeHidden();
}

async function expectUnfinished(page: Page) {
  await expect(title(page)).toHaveValue('Half a pumpkin');
  await expect(page.getByLabel('Image URL')).toHaveValue('/pictures/bowl.webp');
  await expect(page.getByLabel('Category')).toHaveValue('Vegetable');
  await expect(page.getByLabel('Expiry Date')).toHaveValue(dateInDays(3));
  await expect(page.getByLabel('Description')).toHaveValue('Behind the mustard');
  await expect(notice(page)).toBeVisible();
}

test('what was typed into the add form is there on coming back, and after a reload', async ({
  page,
  me: _,
}) => {
  await leaveUnfinished(page);
  await page.getByRole('link', { name: 'Add Foods' }).click();
  await expectUnfinished(page);
  await page.reload();
  await expectUnfinished(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveValue('');
  await expect(notice(page)).toBeHidden();
});

test('once added or cancelled, nothing comes back', async ({ page, me: _ }) => {
  await leaveUnfinished(page);
  await page.getByRole('link', { name: 'Add Foods' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/dashboard/add-foods');
  await expect(title(page)).toHaveValue('');

  await leaveUnfinished(page);
  await page.getByRole('link', { name: 'Add Foods' }).click();
  await page.getByRole('button', { name: 'Add Food Item' }).click();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await page.goto('/dashboard/add-foods');
  await expect(title(page)).toHaveValue('');
  await expect(notice(page)).toBeHidden();
});

test('a date that has passed meanwhile is taken out of a draft, in words', async ({ page, me: _ }) => {
  await leaveUnfinished(page);
  await page.clock.setFixedTime(new Date(now().getTime() + 5 * DAY_MS));
  await page.getByRole('link', { name: 'Add Foods' }).click();
  await expect(page.getByText(/Its date, .+, has passed: please set another one\./)).toBeVisible();
  await expect(page.getByLabel('Expiry Date')).toHaveValue('');
  await expect(title(page)).toHaveValue('Half a pumpkin');
});

test('a photo that was forgotten meanwhile is taken out of a draft, in words', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await title(page).fill('Half a pumpkin');
  await page.getByLabel('Image URL').fill(`/api/pictures/${crypto.randomUUID()}.webp`);
  await page.reload();
  await expect(page.getByText('Its photo was not kept that long: please choose another')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue('');
  await expect(title(page)).toHaveValue('Half a pumpkin');
});

test('signing out forgets the draft', async ({ page, me }) => {
  await leaveUnfinished(page);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await page.getByRole('alertdialog', { name: 'Success' }).getByRole('button').click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('pumpkin');
  await logIn(page, me);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/add-foods');
  await expect(title(page)).toHaveValue('');
});

test('another person in the same tab never sees the draft', async ({ page, me: _ }) => {
  await leaveUnfinished(page);
  await putSession(page, await register(page.request, newPerson()));
  await page.goto('/dashboard/add-foods');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  await expect(notice(page)).toBeHidden();
});
