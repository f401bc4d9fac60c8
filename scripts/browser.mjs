// Finds the browsers for the tests. The headless shell draws the same pages in about half the time of a whole browser,
// but lacks features such as service workers that outlive a restart, installing and notifications.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The path of a program, if it is installed. */
export function onPath(name) {
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

/** The path of an installed browser, if there is one: a whole one, or the headless shell, which is quick. */
export function installedBrowser({ isQuick = false } = {}) {
  const { CHROME_PATH } = process.env;
  const whole = () => BROWSERS.map(onPath).find(Boolean) ?? ofPlaywright();
  const shell = () => onPath(HEADLESS_SHELL);
  return CHROME_PATH ?? (isQuick ? (shell() ?? whole()) : (whole() ?? shell()));
}

/** The path of an installed Firefox, if there is one. */
export function installedFirefox() {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
}
