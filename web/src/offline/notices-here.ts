import { localStore } from '#http/local-store.ts';

const KEY = 'notices-here';

/** That a person wants notices in this browser. */
interface Notices {
  person: string;
  /** The server's key that the subscription was made with. */
  key: string;
  /** When the server was last told of the subscription. */
  at: number;
}

export function keptNotices(): Notices | null {
  const text = localStore.read(KEY);
  return text === null ? null : (JSON.parse(text) as Notices);
}

export const keepNotices = (notices: Notices): void => localStore.write(KEY, JSON.stringify(notices));

/** The person turned them off, or signed out. */
export const forgetNotices = (): void => localStore.remove(KEY);
