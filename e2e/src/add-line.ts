import type { Page } from '@playwright/test';

/** The line of the page on which food is added. */
export const addLine = (page: Page) => page.getByRole('textbox', { name: 'What is new in the kitchen?' });
export const doneButton = (page: Page) => page.getByRole('button', { name: /^Done/ });

/** To that page; also before the app runs. */
export const addFoodLink = (page: Page) =>
  page.getByRole('link', { name: 'Add food' }).and(page.locator('[href$="/add"]'));

/** Puts food in by the line, from any page with the bar or the sidebar, and comes to the kitchen. */
export async function addByLine(page: Page, text: string): Promise<void> {
  await addFoodLink(page).click();
  await addLine(page).fill(text);
  await doneButton(page).click();
}
