// A browser of a phone's size, which opens the URL it is given, signs up there and puts something in: run by
// phone-at-home.ts, in the phone's network.
import { chromium } from '@playwright/test';
import { addByLine } from './add-line.ts';
import { launchOptions } from './browser.ts';
import { newPerson } from './people.ts';

const [baseURL = ''] = process.argv.slice(2);
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({
    ...{ baseURL, hasTouch: true, isMobile: true, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Start a kitchen' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await addByLine(page, 'Honey');
  await page.getByRole('button', { name: 'Eaten: Honey' }).waitFor();
  console.log(`The phone has put honey into the kitchen at ${page.url()}`);
} finally {
  await browser.close();
}
