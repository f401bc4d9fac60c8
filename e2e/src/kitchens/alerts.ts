import type { Locator, Page } from '@playwright/test';

/** The alert with this title. */
export const alertTitled = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });
