import type { Locator, Page } from '@playwright/test';
import type { Person } from '#people.ts';

/** The console errors of a browser when a request is refused, or there is no network, on purpose. */
export const refusals = [
  /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/,
];

/** The alert with this title. */
export const alertTitled = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access-token'));

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The box for the newsletter, below every page, asks for an email address, too.
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: false }).first().fill(password);
}

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Log in' }).click();
}
