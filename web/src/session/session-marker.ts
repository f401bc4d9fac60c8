import { localStore } from '#http/local-store.ts';

/** Whose session this browser has. It grants no access: the cookie does, and no script can see that cookie. */
export const SESSION_MARKER_KEY = 'signed-in-as';

export const markedUser = (): string | null => localStore.read(SESSION_MARKER_KEY);

/** Without a session no request is sent, so that a visitor's page is as fast as possible. */
export const isMarked = (): boolean => markedUser() !== null;

/** The browser notifies other tabs with a storage event. */
export const markSession = (uid: string): void => localStore.write(SESSION_MARKER_KEY, uid);

export const unmarkSession = (): void => localStore.remove(SESSION_MARKER_KEY);
