import type { RegistrationPolicy } from '@crisper/domain/accounts/registration.ts';
import { rewritten, type WebPage } from './web-files.ts';

/** The settings of this server that its pages show; the build does not know them. */
export interface PageSettings {
  publicUrl?: string | null;
  /** Who may open an account; anybody, unless it says otherwise. */
  registration?: RegistrationPolicy;
}

/** Shared links and search engines need absolute URLs. */
const withPublicUrl = (text: string, publicUrl: string) =>
  text.replaceAll(
    /(property="og:(?:url|image)" content="|rel="(?:canonical|alternate" hreflang="[\w-]+)" href=")\//g,
    `$1${publicUrl}/`,
  );

/** The stylesheet hides the way to an account from those who may not open one. */
const withRegistration = (text: string, registration: RegistrationPolicy) =>
  text.replace('<html ', `<html data-registration="${registration}" `);

/** The page as this server's settings change it. */
export function configured(page: WebPage, { publicUrl, registration = 'open' }: PageSettings): WebPage {
  let text = page.body.toString();
  if (publicUrl) text = withPublicUrl(text, publicUrl);
  if (registration !== 'open') text = withRegistration(text, registration);
  return publicUrl || registration !== 'open' ? rewritten(page, text) : page;
}

export const withTheme = (text: string, theme: string) =>
  text.replace('<html ', `<html data-theme="${theme}" `);

/** The chosen theme is written into the page, so that it does not flash. Each variant is made once and kept. */
export function themed(page: WebPage, theme: string, kept: Map<string, WebPage>): WebPage {
  const key = `${theme} ${page.etag}`;
  const found = kept.get(key);
  if (found) return found;
  const made = rewritten(page, withTheme(page.body.toString(), theme));
  kept.set(key, made);
  return made;
}
