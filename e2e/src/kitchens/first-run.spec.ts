import type { Page } from '@playwright/test';
import { addByLine } from '#add-line.ts';
import { dateIn } from '#clock.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { newPerson } from '#people.ts';
import { test as mailTest } from '#site/mail-test.ts';
import { expect, heading, noOverflow, test } from './kitchens-test.ts';

async function register(page: Page, name = 'Ana Alvarez'): Promise<void> {
  const person = { ...newPerson(), name };
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

const offer = (page: Page) => page.getByRole('region', { name: 'Whose kitchen shall it be?' });
const firstFoods = (page: Page) => page.getByRole('region', { name: 'What do you have?' });
const question = (page: Page) => page.getByRole('region', { name: 'When shall we remind you?' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a person who has just registered starts a kitchen and puts in the first three things', async ({
    page,
  }) => {
    await register(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'You', exact: true })).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
    await offer(page).getByRole('button', { name: 'Start a kitchen' }).click();
    await expect(page.getByLabel('Name of the kitchen')).toHaveValue('Ana’s kitchen');
    await expect(page.getByLabel('Name of the kitchen')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Ana’s kitchen')).toBeVisible();

    await expect(firstFoods(page)).toContainText('The first 3 things');
    await expectAccessible(page);
    await noOverflow(page);
    await firstFoods(page).getByRole('button', { name: 'Put in: Milk' }).click();
    await expect(firstFoods(page).getByRole('button', { name: 'Put in: Milk' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What do you have?' })).toBeFocused();
    await addByLine(page, 'Honey');
    await expect(firstFoods(page)).toContainText('One more thing');
    await firstFoods(page).getByRole('button', { name: 'Put in: Eggs' }).click();
    await expect(firstFoods(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Eaten: Eggs' })).toBeVisible();
    // No mail is sent here, and this browser shows no notices, so neither is promised.
    await expect(question(page).getByRole('radio', { name: /^(By|In|On) / })).toHaveCount(2);
    await expect(question(page)).toContainText('Your browser does not allow Crisper to show notices.');
    await expect(question(page)).toContainText('until the person who runs this Crisper names a mail server');
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await expect(question(page)).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();
    await expect(firstFoods(page)).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Ana’s kitchen today' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('the first foods can be skipped, and are not asked about again', async ({ page }) => {
    await register(page);
    await offer(page).getByRole('button', { name: 'Start a kitchen' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await firstFoods(page).getByRole('button', { name: 'Go on without' }).click();
    await expect(firstFoods(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Room for everything')).toBeVisible();
    await expect(firstFoods(page)).toHaveCount(0);
  });
});

for (const [role, answer, path] of [
  ['button', 'Not now', '/dashboard'],
  ['link', 'Look into the public fridge first', '/fridge'],
] as const) {
  test(`the offer is answered by "${answer}", for good`, async ({ page }) => {
    await register(page);
    await offer(page).getByRole(role, { name: answer }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'The fridge today' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
}

test('"Join one" asks for the link, and the offer waits until it is answered', async ({ page }) => {
  await register(page);
  await offer(page).getByRole('button', { name: 'Join one' }).click();
  await expect(page.getByLabel('The link that you were sent')).toBeVisible();
  // What was asked for is forgotten, a moment after it is there.
  await page.waitForFunction(() => !history.state?.usr);
  await page.reload();
  await expect(heading(page, 'Whose kitchen shall it be?')).toBeVisible();
  await expect(page.getByLabel('The link that you were sent')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(offer(page)).toBeVisible();
});

test('a person who did not just register here is asked nothing', async ({ meet }) => {
  const { page } = await meet('Ben Okafor');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'The fridge today' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

const inThreeDays = () => new Date(dateIn(3)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });

/** By the line of the kitchen. */
async function putIn(page: Page, title: string): Promise<void> {
  await addByLine(page, `${title} in 3 days`);
  await expect(page.getByRole('button', { name: `Eaten: ${title}` })).toBeVisible();
}

async function startFirstKitchen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await offer(page).getByRole('button', { name: 'Start a kitchen' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await firstFoods(page).getByRole('button', { name: 'Go on without' }).click();
  await expect(firstFoods(page)).toHaveCount(0);
}

mailTest(
  'where mail is sent, the first food with a date brings the question when to remind, and the email address is proven first',
  async ({ page }) => {
    mailTest.slow();
    await startFirstKitchen(page);
    await expect(question(page)).toHaveCount(0);
    await putIn(page, 'Milk');
    await expect(page.getByRole('heading', { name: 'When shall we remind you?' })).toBeFocused();
    await expect(question(page)).toContainText(`Your Milk is the first: ${inThreeDays()}.`);
    await expectAccessible(page);
    await noOverflow(page);
    await question(page).getByLabel('8:00 PM').check();
    await question(page).getByRole('button', { name: 'Remind me at 8:00 PM' }).click();
    await expect(question(page)).toContainText('until then no reminders come');
    await question(page).getByRole('button', { name: 'Done' }).click();
    await expect(question(page)).toHaveCount(0);
    await page.goto('/dashboard/my-profile/reminders');
    const settings = page.getByRole('region', { name: 'When and how' });
    await expect(settings.getByLabel('Remind me')).toHaveValue('due');
    await expect(settings.getByLabel('At')).toHaveValue('20');
  },
);

/** As if the person had answered that long before. */
const aWeekLater = (page: Page) =>
  page.evaluate(() => {
    const answer = JSON.parse(localStorage.getItem('reminder-question') ?? '{}');
    const at = answer.at - 7 * 24 * 60 * 60 * 1000;
    localStorage.setItem('reminder-question', JSON.stringify({ ...answer, at }));
  });

mailTest(
  '"Not now" is asked about once more, after a week and with the next food, and never on opening',
  async ({ page }) => {
    mailTest.slow();
    await startFirstKitchen(page);
    await putIn(page, 'Milk');
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await expect(question(page)).toHaveCount(0);
    await putIn(page, 'Ham');
    await expect(question(page)).toHaveCount(0);
    await aWeekLater(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Eaten: Ham' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await putIn(page, 'Leek');
    await expect(question(page)).toContainText(`Your Leek is the first: ${inThreeDays()}.`);
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await aWeekLater(page);
    await putIn(page, 'Soup');
    await expect(question(page)).toHaveCount(0);
  },
);
