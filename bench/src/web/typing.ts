import type { Browser, Locator, Page } from 'playwright-core';
import { atMost, type Goal } from '#goals.ts';
import { newPhone } from './phone.ts';
import { open } from './visit.ts';

const WORDS = ['chicken', 'spinach'];
/** Longer than the search waits for the next key, so that it searches for every letter while the person types. */
const BETWEEN_KEYS_MS = 300;
/** The limit for a good interaction to next paint. */
const INP_MS = 200;

/** Types the word and deletes it again; the slowest key is the interaction that counts. */
async function typeInto(page: Page, field: Locator, word: string): Promise<number> {
  await field.focus();
  await page.evaluate(() => window.vitals.takeSlowestInteraction());
  await page.keyboard.type(word, { delay: BETWEEN_KEYS_MS });
  for (const _ of word) await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS / 2 });
  await page.waitForTimeout(BETWEEN_KEYS_MS);
  return page.evaluate(() => window.vitals.takeSlowestInteraction());
}

/** Typing in the fridge's search, and in the plain field of the bare page. */
export async function measureTyping(browser: Browser, ours: string, bare: string): Promise<Goal> {
  const phones = [await newPhone(browser), await newPhone(browser)] as const;
  const { page } = await open(phones[0], `${ours}/fridge`, '[data-item]');
  const { page: barePage } = await open(phones[1], `${bare}/fridge`);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const field = page.getByRole('searchbox', { name: 'Search' });
  const bareField = barePage.locator('input').first();
  const rows = [];
  for (const word of WORDS) {
    rows.push({
      typed: word,
      'ours, slowest key, ms': await typeInto(page, field, word),
      'bare, slowest key, ms': await typeInto(barePage, bareField, word),
    });
  }
  console.table(rows);
  for (const phone of phones) await phone.close();
  const slowest = Math.max(...rows.map((row) => row['ours, slowest key, ms']));
  return atMost('web, ms that typing in the search takes (INP)', slowest, INP_MS);
}
