// Where the tests' browser is: CHROME_PATH, or one that is installed. Undefined leaves it to Playwright.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return undefined;
}

/** The path of an installed browser, if there is one. */
export function installedBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return NAMES.map(onPath).find(Boolean);
}

function hasPlaywrightBrowser() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium'));
}

export function findBrowser() {
  return installedBrowser() ?? (hasPlaywrightBrowser() ? 'playwright' : undefined);
}
