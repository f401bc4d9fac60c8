/** A browser may refuse its storage to a page altogether; then nothing is remembered. */
function storeIn(area: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {}
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {}
    },
  };
}

/** Kept for all tabs and for good. */
export const localStore = storeIn(() => window.localStorage);

/** Kept for this tab while it is open. */
export const tabStore = storeIn(() => window.sessionStorage);
