import { isLanguage, type Language } from '@crisper/domain/languages/languages.ts';
import { localStore } from '#http/local-store.ts';

/** Whose session this browser has. It grants no access: the cookie does, and no script can see that cookie. */
export const SESSION_MARKER_KEY = 'signed-in-as';

export const markedUser = (): string | null => localStore.read(SESSION_MARKER_KEY);

/** Without a session no request is sent, so that a visitor's page is as fast as possible. */
export const isMarked = (): boolean => markedUser() !== null;

/** The browser notifies other tabs with a storage event. */
export const markSession = (uid: string): void => localStore.write(SESSION_MARKER_KEY, uid);

export const unmarkSession = (): void => localStore.remove(SESSION_MARKER_KEY);

const LANGUAGE_KEY = 'language-to-tell';

/** A choice of somebody who is signed in is their account's, too. The next page tells the server, which may take its time. */
export function noteLanguage(language: Language): void {
  const uid = markedUser();
  if (uid) localStore.write(LANGUAGE_KEY, `${uid} ${language}`);
}

/** What the person chose and the server has not heard yet. */
export function notedLanguage(): Language | null {
  const [uid, language = ''] = localStore.read(LANGUAGE_KEY)?.split(' ') ?? [];
  return uid && uid === markedUser() && isLanguage(language) ? language : null;
}

export const forgetNoted = (): void => localStore.remove(LANGUAGE_KEY);
