import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

test.beforeEach(({ page }) => page.goto('/contact'));

test('offers email, phone and live chat from 9AM to 5PM EST', async ({ page }) => {
  const option = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(option('Email').getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(option('Phone').getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(option('Live Chat')).toContainText('9AM-5PM EST');
});

test('needs a name, an email address and a message', async ({ page }) => {
  for (const label of ['Your name', 'Your email', 'Your message'])
    await expect(form(page).getByLabel(label)).toHaveAttribute('required');
  await form(page).getByLabel('Your name').fill('Ana');
  await form(page).getByLabel('Your email').fill('not an address');
  await form(page).getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Your email')).toBeFocused();
  await expect(form(page).getByLabel('Your message')).toHaveValue('Hello');
});

test('hands the message to the mail program, says so, and clears', async ({ page }) => {
  await form(page).getByLabel('Your name').fill('Ana');
  await form(page).getByLabel('Your email').fill('ana@example.com');
  await form(page).getByLabel('Your message').fill('The milk counts backwards.');
  await form(page).getByRole('button').click();
  const status = form(page).getByRole('status');
  await expect(status).toContainText('Your mail program should have opened.');
  await expect(status).toContainText('The milk counts backwards.');
  await expect(status).toContainText('ana@example.com');
  for (const label of ['Your name', 'Your email', 'Your message'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
});

test('answers three questions, one at a time', async ({ page }) => {
  const questions = page.getByRole('region', { name: 'Before you write' }).locator('details');
  await expect(questions).toHaveCount(3);
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(2)).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
});
