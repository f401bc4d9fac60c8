// Makes the files that people download, and the icon: `npm run downloads`, or with names only those.
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { makeIcon } from './icon.ts';
import { mealPlanner } from './meal-planner.ts';
import { print } from './print.ts';
import { storageGuide } from './storage-guide.ts';
import { tracker } from './tracker.ts';
import { filmWalkthrough } from './walkthrough.ts';

const { installedBrowser } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(): string | undefined;
};

const FOLDER = new URL('../../web/public/', import.meta.url);

const makers: Record<string, (browser: Browser, file: URL) => Promise<void>> = {
  'downloads/crisper-storage-guide.pdf': (browser, file) => print(browser, storageGuide(), file),
  'downloads/crisper-expiry-tracker.xlsx': (_browser, file) => writeFile(file, tracker()),
  'downloads/crisper-meal-planner.pdf': (browser, file) => print(browser, mealPlanner(), file),
  'downloads/crisper-walkthrough.mp4': filmWalkthrough,
  'favicon.ico': makeIcon,
};

const wanted = process.argv.slice(2);
const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, make] of Object.entries(makers)) {
    if (wanted.length > 0 && !wanted.includes(basename(name))) continue;
    await make(browser, new URL(name, FOLDER));
    console.log(`made ${name}`);
  }
} finally {
  await browser.close();
}
