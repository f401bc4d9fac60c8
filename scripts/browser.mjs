// Finds the browser for the tests. A whole browser is preferred: the headless shell lacks features,
// such as installing and notifications.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';

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

/** The browser that `playwright install chromium` installed for exactly this version of Playwright. */
function ofPlaywright() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of an installed browser, if there is one. */
export function installedBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return BROWSERS.map(onPath).find(Boolean) ?? ofPlaywright() ?? onPath(HEADLESS_SHELL);
}
