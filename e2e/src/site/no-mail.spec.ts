import type { Page } from '@playwright/test';
import { alertTitled, refusals, storedToken } from '#accounts/pages.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from '#fixtures.ts';
import { hold } from '#hold.ts';

// The server of these tests has no SMTP_URL, like one that was started without settings.

test.use({ expectedErrors: refusals });

test('reminders say that none come, and where to look instead', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  const section = page.getByRole('region', { name: 'When and how' });
  await expect(section).toContainText('This Crisper sends no mail, so no reminders come.');
  await expect(section).toContainText('on the bell, and in your calendar');
  await expect(section.getByLabel('Remind me')).toBeHidden();

  // A person who had them on before can still turn them off.
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  await page.request.put('/api/account/reminders', { headers, data: { mode: 'daily', hour: 8 } });
  await page.reload();
  await section.getByLabel('Remind me').selectOption('Never');
  await expect(section).not.toContainText('We have sent a mail');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('No more reminders.')).toBeVisible();
});

const letterForm = (page: Page) => page.getByRole('form', { name: 'One letter a week on keeping food' });

for (const width of [390, 1366]) {
  test(`at ${width} px, the letter is not offered, and nothing moves for it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const answer = await hold(page, '**/api/auth/providers');
    const asked = page.waitForRequest('**/api/auth/providers');
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    await letterForm(page).scrollIntoViewIfNeeded();
    await asked;
    const place = await footer.boundingBox();
    answer();
    await expect(footer.getByText('This Crisper sends no mail')).toBeVisible();
    await expect(footer.getByText('there is no weekly letter to subscribe to')).toBeVisible();
    await expect(letterForm(page)).toBeHidden();
    expect(await footer.boundingBox()).toEqual(place);
    await expectAccessible(page);
  });

  test(`at ${width} px, the home page offers no weekly report, and nothing moves for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const answer = await hold(page, '**/api/auth/providers');
    await page.goto('/');
    await page.getByRole('tab', { name: 'Consumption analytics' }).click();
    const offers = [
      page.getByText('a weekly report comes by mail'),
      page.getByText('weekly reports tell you on Mondays'),
    ];
    for (const offer of offers) await expect(offer).toBeVisible();
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    answer();
    await expect(page.getByText('This Crisper mails no weekly reports.')).toBeVisible();
    await expect(page.getByText('and this Crisper sends none.')).toBeVisible();
    for (const offer of offers) await expect(offer).toBeHidden();
    expect(await length()).toBe(before);
  });
}

test('the letter cannot be asked for before it is known that none comes', async ({ page }) => {
  await page.route('**/api/auth/providers', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/providers'));
  await page.goto('/faq');
  await letterForm(page).scrollIntoViewIfNeeded();
  await failed;
  await letterForm(page).getByLabel('Your email address').fill('reader@example.com');
  await letterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(letterForm(page).getByRole('status')).toHaveText(
    'This Crisper sends no mail, so no letter would come. Nothing was kept.',
  );
});

test('a link for a new password is with the operator', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(
    page.getByText('This Crisper sends no mail. The link goes to the people who run it'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Ask them for it within 30 minutes.',
  );
});

test('a message is kept, and the page does not say that it was sent', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Your name').fill('Ana');
  await form.getByLabel('Your email').fill('ana@example.com');
  await form.getByLabel('Your message').fill('Hello');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(alertTitled(page, 'Submitted!')).toContainText(
    'It sends no mail, so they have to look for it.',
  );
});

test('a session is requested once, and the page says that it has to be looked for', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const book = page.getByRole('button', { name: 'Book Session with Mateo Oyelaran' });
  await book.click();
  await expect(alertTitled(page, 'Request Kept')).toContainText('so they have to look for it');
  await page.keyboard.press('Enter');
  await book.click();
  await expect(alertTitled(page, 'Already Requested')).toContainText(
    'You have already asked for this session. Your profile lists it and lets you cancel.',
  );
  await page.goto('/dashboard/my-profile');
  await expect(page.getByRole('region', { name: 'Consultations' })).toContainText(
    'This Crisper sends no mail: ask the people who run it for a time.',
  );
});
