const scripts = (await import(new URL('../../../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(): string | undefined;
};

export const { installedBrowser } = scripts;
