import { expect, type Page } from '@playwright/test';

export const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const line = (page: Page) => page.getByRole('textbox', { name: 'What is new in the kitchen?' });
export const offlineLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Offline · as of \d/ });

/** Opens the kitchen, and waits until the server has told what is in it. */
export async function open(page: Page, kitchenId: string) {
  const told = page.waitForResponse(/\/changes/);
  await page.goto(`/kitchens/${kitchenId}`);
  await (await told).finished();
}

export async function add(page: Page, title: string) {
  await line(page).fill(title);
  await line(page).press('Enter');
  await expect(row(page, title)).toBeVisible();
}
