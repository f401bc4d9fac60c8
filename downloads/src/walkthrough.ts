import type { Browser, Page } from 'playwright-core';
import { signIn, withDemo } from './demo.ts';
import { titleCard } from './look.ts';
import { Recorder, VIDEO_SIZE } from './recorder.ts';

/** Records how Crisper is used, with the public fridge of the demo. */
export const filmWalkthrough = (browser: Browser, file: URL): Promise<void> =>
  withDemo({ flat: false }, async (baseURL) => {
    const page = await browser.newPage({
      baseURL,
      viewport: VIDEO_SIZE,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await signIn(page);
    const film = await Recorder.start(page);
    await play(page, film);
    await film.save(file);
    await page.close();
  });

async function showCard(page: Page, film: Recorder, title: string, text: string, seconds: number) {
  film.caption = '';
  film.hidePointer();
  // Outside of the product's content security policy, which would refuse the card's styles.
  await page.goto('about:blank');
  await page.setContent(titleCard(title, text));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await film.hold(seconds);
}

async function visit(page: Page, film: Recorder, path: string, caption: string): Promise<void> {
  film.caption = caption;
  await page.goto(path, { waitUntil: 'networkidle' });
  await film.hold(2);
}

async function play(page: Page, film: Recorder): Promise<void> {
  await showCard(page, film, 'Crisper in half a minute', 'From a full fridge to an empty bin.', 2.2);
  await visit(page, film, '/dashboard', 'The overview: what you have, and what to eat first');
  await film.scrollBy(420);
  await film.hold(1.8);

  await visit(page, film, '/dashboard/add-foods', 'Adding food takes four taps and a name');
  await film.click(page.getByLabel('Food Title'));
  await film.type('Blueberries');
  await film.click(page.getByRole('button', { name: 'Blueberries', exact: true }));
  await film.hold(0.5);
  await film.click(page.getByRole('button', { name: '+3 days' }));
  await film.hold(0.8);
  await film.click(page.getByRole('button', { name: 'Add Food Item' }));
  await page.getByRole('row', { name: 'Blueberries' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  film.caption = 'There it is, among your own foods';
  await film.hold(2);

  await visit(page, film, '/fridge', 'The fridge that everybody shares');
  await film.scrollBy(380);
  await page.getByLabel('Status').selectOption('nearly-expired');
  await page.waitForLoadState('networkidle');
  film.caption = 'Only what expires within five days';
  await film.hold(2);

  await film.click(page.getByRole('link', { name: /View Details/ }).first());
  await page.waitForURL('**/items/*');
  await page.waitForLoadState('networkidle');
  film.caption = 'Good through its date, counted to the minute';
  await film.hold(0.8);
  await film.scrollBy(280);
  await film.hold(2);

  film.hidePointer();
  await visit(page, film, '/notifications', 'What needs you today, most urgent first');
  await film.hold(0.8);
  await showCard(page, film, 'Eat it before it expires.', 'Free, for households and shared kitchens.', 2.5);
}
