export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = 'theme';
const ONE_YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** The person's choice is stored in a cookie: the server writes it into the page, so that nothing flashes. */
export function storedTheme(): Theme {
  const value = document.cookie.match(/(?:^|; )theme=(light|dark)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the stored choice where no server wrote it into the page, as in development. */
export const showStoredTheme = (): void => show(storedTheme());

export async function chooseTheme(theme: Theme): Promise<void> {
  const lifetime = theme === 'system' ? 0 : ONE_YEAR_S;
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
  show(theme);
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
