import { localStore } from '#http/local-store.ts';
import { currentSession } from '#session/session-store.ts';

const KEY = 'first-run';

/** On their way to a first kitchen, in this browser: first it is offered, then there are steps in it. */
export type FirstRunState = { step: 'offer' } | { step: 'kitchen'; kitchenId: string };

interface Kept {
  person: string;
  kitchenId: string | null;
}

const keep = (kitchenId: string | null): void => {
  const person = currentSession().user?.uid;
  if (person) localStore.write(KEY, JSON.stringify({ person, kitchenId } satisfies Kept));
};

/** For a person who has just registered. */
export const offerKitchen = (): void => keep(null);

/** For a person who has just started their first kitchen. */
export const takeFirstSteps = (kitchenId: string): void => keep(kitchenId);

/** Done or skipped; it never comes back. */
export const endFirstRun = (): void => localStore.remove(KEY);

/** Null for everybody else, also on the same browser. */
export function firstRunOf(person: string): FirstRunState | null {
  const text = localStore.read(KEY);
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  if (kept.person !== person) return null;
  return kept.kitchenId === null ? { step: 'offer' } : { step: 'kitchen', kitchenId: kept.kitchenId };
}
