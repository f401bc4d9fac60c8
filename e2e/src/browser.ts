import type { LaunchOptions } from '@playwright/test';

const { installedBrowser } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(options?: { isQuick: boolean }): string | undefined;
};

/** Playwright's own list, which the switch below takes the place of: only the last one counts. */
const OFF_FOR_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'DialMediaRouteProvider'],
  ...['GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'BlockOriginHeaderModificationOnRedirect'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'Translate', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  'AimEnabled',
];
/** A whole browser loads two pages of its own with every window, for what its address bar suggests: half of the work. */
const OFF_FOR_US = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How a browser is started: a whole one, or the headless shell, which is quick. */
export function launchOptions(more: readonly string[] = [], options?: { isQuick: boolean }): LaunchOptions {
  const executablePath = installedBrowser(options);
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // Nobody sees the frame of a whole browser; drawing it took a third of the time of its main process.
      '--disable-gpu-compositing',
      `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_US].join()}`,
      ...more,
    ],
  };
}
