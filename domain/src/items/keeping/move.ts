import { isFreezer, type Place } from '#kitchens/place.ts';
import { isFrozen } from './date-meaning.ts';
import type { Keeping } from './good-through.ts';

/** What moving it there does: into a freezer is frozen, out of it is thawed. */
export function moveOf(keeping: Keeping, to: Place): 'freeze' | 'thaw' | 'place' {
  if (isFreezer(to) === isFrozen(keeping)) return 'place';
  return isFreezer(to) ? 'freeze' : 'thaw';
}

/** The place of frozen or thawed food, if the person names none. */
export const frozenIn = (place: Place): Place => (isFreezer(place) ? place : 'freezer');
export const thawedIn = (place: Place): Place => (isFreezer(place) ? 'fridge' : place);
