import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { installedBrowser } from '#web/installed-browser.ts';

export async function startBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  const chromePath = installedBrowser();
  const browser = await launch({
    ...(chromePath && { chromePath }),
    userDataDir: profile,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    port: browser.port,
    async stop() {
      browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
