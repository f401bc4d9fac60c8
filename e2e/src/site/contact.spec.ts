import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect } from '#fixtures.ts';
import { test } from './mail-test.ts';

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

async function write(page: Page, name: string) {
  await form(page).getByLabel('Your name').fill(name);
  await form(page).getByLabel('Your email').fill('ana@example.com');
  await form(page).getByLabel('Your message').fill('The milk counts backwards.');
  // A sender who is quicker than a person is taken for a program.
  await page.waitForFunction(() => performance.now() > 2000);
  await form(page).getByRole('button', { name: 'Send message' }).click();
}

test('sends the message, says so, and clears', async ({ page, smtp }) => {
  const name = `Ana ${randomUUID()}`;
  await write(page, name);
  const dialog = page.getByRole('alertdialog', { name: 'Submitted!' });
  await expect(dialog).toContainText('Your message has been sent successfully');
  await expectAccessible(page);
  await dialog.getByRole('button').click();
  for (const label of ['Your name', 'Your email', 'Your message'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
  const received = () => smtp.received.filter(({ subject }) => subject === `Message from ${name}`);
  await expect.poll(() => received().length).toBe(1);
  expect(received()).toMatchObject([
    { replyTo: [{ address: 'ana@example.com' }], text: expect.stringContaining('The milk counts') },
  ]);
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });

  test('says so, keeps what was typed, and sends it the next time', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort());
    await write(page, 'Ana');
    const failed = page.getByRole('alertdialog', { name: 'Not Sent' });
    await expect(failed).toContainText('We could not reach Crisper.');
    await failed.getByRole('button').click();
    await expect(form(page).getByLabel('Your message')).toHaveValue('The milk counts backwards.');
    await page.unroute('**/api/contact');
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Submitted!' })).toBeVisible();
  });

  test('says what is wrong beside the field', async ({ page }) => {
    await write(page, ' ');
    await page.getByRole('alertdialog', { name: 'Not Sent' }).getByRole('button').click();
    await expect(form(page).getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name');
    await expect(form(page).getByLabel('Your message')).toHaveValue('The milk counts backwards.');
  });
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

const draftFields = ['Your name', 'Your email', 'Your message'];
const expectMessage = async (page: Page, values: string[]) => {
  for (const [index, label] of draftFields.entries())
    await expect(form(page).getByLabel(label)).toHaveValue(values[index] ?? '');
};

async function leaveUnfinished(page: Page) {
  await form(page).getByLabel('Your name').fill('Ana');
  await form(page).getByLabel('Your email').fill('ana@example.com');
  await form(page).getByLabel('Your message').fill('The milk counts');
  await page.getByRole('link', { name: 'frequently asked questions' }).click();
  await expect(page).toHaveURL('/faq');
}

test('what was typed is there on coming back, and after a reload', async ({ page }) => {
  await leaveUnfinished(page);
  await page.goBack();
  await expectMessage(page, ['Ana', 'ana@example.com', 'The milk counts']);
  await page.reload();
  await expectMessage(page, ['Ana', 'ana@example.com', 'The milk counts']);
});

test('once sent, nothing of it comes back', async ({ page }) => {
  await write(page, 'Ana');
  await page.getByRole('alertdialog', { name: 'Submitted!' }).getByRole('button').click();
  await page.reload();
  await expectMessage(page, []);
});

test.describe('when somebody else comes', () => {
  // A request of the first person may be in flight.
  test.use({ expectedErrors: [/status of 401/] });

  test('the draft of a visitor or a signed-in person is shown to nobody else', async ({ page, signIn }) => {
    await leaveUnfinished(page);
    await signIn();
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await expectMessage(page, []);

    await leaveUnfinished(page);
    await page.goto('/contact');
    await expectMessage(page, ['Ana', 'ana@example.com', 'The milk counts']);
    await signIn();
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await expectMessage(page, []);
  });

  test('a message on the screen goes when its writer signs out in another tab', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await form(page).getByLabel('Your message').fill('The milk counts');
    const other = await page.context().newPage();
    await other.goto('/faq');
    await other.getByRole('button', { name: 'Logout' }).first().click();
    await other
      .getByRole('alertdialog', { name: 'Are you sure?' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(other.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
    await expectMessage(page, []);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('milk');
  });
});
