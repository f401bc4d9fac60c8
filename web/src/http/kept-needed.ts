/** What is kept of a person in this browser is in a database of their own, which goes when they leave. */
export const DATABASE_PREFIX = 'crisper-kept-';

let say: () => void = () => undefined;

/** Resolves once something is kept for the person: until then, pages need none of the code for it. */
export const keptIsNeeded: Promise<void> = new Promise((resolve) => {
  say = resolve;
});

export const needKept = (): void => say();

/** Whether something may be kept since an earlier visit. Browsers that cannot tell are taken to keep something. */
export async function lookForKept(uid: string | null): Promise<boolean> {
  // Firefox 125 has no such method, and some private windows no database: both fail before there is a promise.
  const list = async () => indexedDB.databases();
  const all = await list().catch(() => null);
  const isKept = all?.some(({ name }) => name === DATABASE_PREFIX + uid) ?? true;
  if (isKept) needKept();
  return isKept;
}
