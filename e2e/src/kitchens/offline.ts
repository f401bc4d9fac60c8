import { expect, type Page } from '@playwright/test';
import { addByLine, addLine } from '#add-line.ts';

export const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
export const offlineLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Offline · as of \d/ });

/** Opens the kitchen, and waits until everything has been loaded that is needed without a network. */
export async function open(page: Page, kitchenId: string) {
  const loaded = page.waitForResponse(/\/waiting-/);
  // The page for adding is there without a network once it was opened.
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(page)).toBeFocused();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await (await loaded).finished();
}

export async function add(page: Page, title: string) {
  await addByLine(page, title);
  await expect(row(page, title)).toBeVisible();
}
