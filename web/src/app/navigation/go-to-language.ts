import { type Language, languageName } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { notHere } from '@crisper/texts/site/language.ts';
import { chooseLanguage } from '#languages/own-language.ts';
import { pagePath } from '#languages/page-path.ts';
import { noteLanguage } from '#session/session-marker.ts';
import { toast } from '#ui/toasts/toasts.tsx';

/** Any page that a browser keeps with a language shows whether it keeps that language. */
async function isKept(to: Language): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(paths.inLanguage(to, paths.me), { ignoreVary: true })) !== undefined;
}

/** The same page in another language, which is a document of its own. */
export async function goToLanguage(to: Language): Promise<void> {
  if (!navigator.onLine && !(await isKept(to))) return toast('warning', notHere({ name: languageName[to] }));
  chooseLanguage(to);
  noteLanguage(to);
  location.assign(paths.inLanguage(to, pagePath()) + location.search + location.hash);
}
