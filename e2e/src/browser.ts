import type { LaunchOptions } from '@playwright/test';

const { installedBrowser } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(options?: { isQuick: boolean }): string | undefined;
};

/** How a browser is started: a whole one, or the headless shell, which is quick. */
export function launchOptions(more: readonly string[] = [], options?: { isQuick: boolean }): LaunchOptions {
  const executablePath = installedBrowser(options);
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // Nobody sees the frame of a whole browser; drawing it took a third of the time of its main process.
      '--disable-gpu-compositing',
      ...more,
    ],
  };
}
