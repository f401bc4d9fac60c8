import { randomUUID } from 'node:crypto';
import type { TestSmtp } from '@crisper/server/testing/test-smtp.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect } from '#fixtures.ts';
import { test } from './mail-test.ts';

const newReader = () => `reader-${randomUUID()}@example.com`;
const box = (page: Page) => page.getByRole('form', { name: 'One letter a week on keeping food' });

async function ask(page: Page, email: string) {
  await box(page).getByLabel('Your email address').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
}

/** The link in the subscriber's latest mail, once that many have arrived. */
async function mailedLink(smtp: TestSmtp, email: string, count: number): Promise<string> {
  await expect.poll(() => smtp.mailsTo(email).length).toBe(count);
  return (
    smtp
      .mailsTo(email)
      .at(-1)
      ?.text?.match(/http:\/\/\S+#token=\S+/)?.[0] ?? ''
  );
}

test('weekly reports are named on the home page and where they are asked for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Consumption analytics' }).click();
  await box(page).scrollIntoViewIfNeeded();
  for (const offer of [
    'a weekly report comes by mail',
    'weekly reports tell you on Mondays',
    'Every Monday: your weekly report',
  ]) {
    await expect(page.getByText(offer)).toBeVisible();
  }
});

test('wants an email address', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'not an address');
  const field = box(page).getByLabel('Your email address');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
});

test('subscribing takes a click in a mail, and so does ending it', async ({ page, smtp }) => {
  const email = newReader();
  await page.goto('/faq');
  await ask(page, email);
  await expect(box(page).getByRole('status')).toContainText(`We sent a mail to ${email}`);
  await expect(box(page).getByLabel('Your email address')).toHaveValue('');
  await expectAccessible(page);

  await test.step('confirm', async () => {
    await page.goto(await mailedLink(smtp, email, 1));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'You are on the list' });
    await expect(heading).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('unsubscribe', async () => {
    await ask(page, email);
    await page.goto(await mailedLink(smtp, email, 2));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('when something is wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the box keeps what was typed and says so', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/newsletter', (route) => route.abort());
    await ask(page, 'ana@example.com');
    await expect(box(page).getByRole('status')).toContainText('We could not reach Crisper.');
    await expect(box(page).getByLabel('Your email address')).toHaveValue('ana@example.com');
  });

  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/reminders/stop']) {
    test(`${path} tells of a link that is not whole, and of one that is no good`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is something missing');
      await page.goto('/robots.txt');
      await page.goto(`${path}#token=rubbish`);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
      await expect(page.getByRole('main').getByRole('link', { name: 'write to us' })).toBeVisible();
    });
  }
});
