import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';

const { installedBrowser } = (await import(
  new URL('../../../scripts/browser.mjs', import.meta.url).href
)) as {
  installedBrowser(): string | undefined;
};

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
