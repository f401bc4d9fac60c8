/** The highest version of each kitchen that the server told since the page was opened. */
const told = new Map<string, number>();

export function noteVersion(kitchenId: string, version: number): void {
  told.set(kitchenId, Math.max(version, told.get(kitchenId) ?? 0));
  for (const look of waiting) look();
}

/** What the server answers from now on is of that version, or of a later one. */
export const toldVersion = (kitchenId: string): number | undefined => told.get(kitchenId);

const TOLD_WITHIN_MS = 5000;
/** Who waits for what the server tells next. */
const waiting = new Set<() => void>();

/** Whether the server tells these versions, and no other kitchen. False where it tells nothing of one of them in time. */
export function areUnchanged(versions: ReadonlyMap<string, number>): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isUnchanged: boolean) => {
      clearTimeout(timer);
      waiting.delete(look);
      resolve(isUnchanged);
    };
    const look = () => {
      if ([...told].some(([id, version]) => versions.get(id) !== version)) settle(false);
      else if ([...versions.keys()].every((id) => told.has(id))) settle(true);
    };
    const timer = setTimeout(() => settle(false), TOLD_WITHIN_MS);
    waiting.add(look);
    look();
  });
}

/** The versions that the server told when something kept was compared with it. */
const compared = new Map<string, Promise<ReadonlyMap<string, number>>>();

/** In place of a kitchen's id: the list of the person's kitchens. */
export const ALL_KITCHENS = 'all';

/** Something kept is being compared with the server: one kitchen, or the list of them. */
export function noteComparing(what: string, versions: Promise<ReadonlyMap<string, number>>): void {
  versions.catch(() => undefined);
  compared.set(what, versions);
}

/** Whether it was compared with that version of the kitchen, or with a later one, since the page was opened. */
export async function isCaughtUp(what: string, kitchenId: string, version: number): Promise<boolean> {
  const versions = await compared.get(what)?.catch(() => undefined);
  return (versions?.get(kitchenId) ?? 0) >= version;
}
