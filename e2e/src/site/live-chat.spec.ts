import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const chat = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Live Chat' }) });

async function visitAt(page: Page, instant: string) {
  await page.clock.install({ time: new Date(instant) });
  await page.goto('/contact');
}

test('while the desk is staffed, the chat is open and leads to the form', async ({ page }) => {
  await visitAt(page, '2026-07-15T13:00:00Z');
  await expect(chat(page)).toContainText('Open now');
  await expect(chat(page)).toContainText('9AM-5PM EST');
  await expect(chat(page)).toContainText('until 11:00 PM, your time');
  await expect(chat(page).getByRole('link')).toHaveAttribute('href', '#message');
});

test('otherwise it says when it opens, and opens the mail program', async ({ page }) => {
  await visitAt(page, '2026-01-15T22:00:00Z');
  await expect(chat(page)).toContainText('Closed now');
  await expect(chat(page)).toContainText('Opens again on Friday at 3:00 PM, your time');
  await expect(chat(page).getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=/);
});

test('it closes while a person looks at it', async ({ page }) => {
  await visitAt(page, '2026-01-15T21:59:50Z');
  await expect(chat(page)).toContainText('Open now');
  await page.clock.runFor(15_000);
  await expect(chat(page)).toContainText('Closed now');
});
