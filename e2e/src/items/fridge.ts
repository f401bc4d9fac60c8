import { expect, type Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('article');
export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const titles = (page: Page) =>
  page.getByRole('region', { name: 'Items' }).getByRole('article').getByRole('heading').allTextContents();
export const count = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('status');
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of items' });
export const pageButton = (page: Page, number: number) =>
  pages(page).getByRole('button', { name: `Page ${number}`, exact: true });
/** The texts of the page buttons, from left to right, without the arrows. */
export const pageNumbers = (page: Page) =>
  pages(page).locator('button[aria-label], span:not(.sr-only)').allTextContents();
export const currentPage = (page: Page) => pages(page).locator('[aria-current=page]');
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const select = (page: Page, label: string) => page.getByRole('combobox', { name: label });
export const tiles = (page: Page) =>
  page.getByRole('list', { name: 'The fridge in numbers' }).getByRole('listitem');
/** A tile's number. */
export const tile = (page: Page, label: string) =>
  tiles(page).filter({ hasText: label }).locator('p').first();

export const WIDE = { width: 1366, height: 860 };
export const TABLET = { width: 900, height: 860 };
export const PHONE = { width: 390, height: 860 };

/** Opens the fridge and waits until it can be used. */
export async function openFridge(page: Page, address = '/fridge'): Promise<void> {
  await page.goto(address);
  await expect(count(page)).not.toHaveText('Loading items…');
}
