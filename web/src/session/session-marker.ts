import { localStore } from '#http/local-store.ts';

/** Whose session this browser has. It lets nobody in: the cookie does, and no script can see whether that is there. */
export const SESSION_MARKER_KEY = 'signed-in-as';

export const markedUser = (): string | null => localStore.read(SESSION_MARKER_KEY);

/** Without a session nothing is asked of the server, so that a visitor's page is as quick as it can be. */
export const isMarked = (): boolean => markedUser() !== null;

/** Other tabs are told by the browser, with a storage event. */
export const markSession = (uid: string): void => localStore.write(SESSION_MARKER_KEY, uid);

export const unmarkSession = (): void => localStore.remove(SESSION_MARKER_KEY);
