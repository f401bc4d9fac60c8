// Makes the files that people download, the icons, and the pictures of the app for installing it: `npm run downloads`, or with names only those.
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { makeIcon, maskableIcon, roundedIcon, squareIcon } from './icon.ts';
import { mealPlanner } from './meal-planner.ts';
import { print } from './print.ts';
import { photographKitchen } from './screenshot.ts';
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
  // iPhones round the corners of this one themselves.
  'apple-touch-icon.png': squareIcon(180, 1),
  'icons/icon-192.png': roundedIcon(192),
  'icons/icon-512.png': roundedIcon(512),
  'icons/maskable-192.png': maskableIcon(192),
  'icons/maskable-512.png': maskableIcon(512),
  'icons/kitchen-390.png': photographKitchen({ width: 390, height: 844, scale: 2 }),
  'icons/kitchen-1366.png': photographKitchen({ width: 1366, height: 860, scale: 1 }),
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
