/** The places that every kitchen has. A kitchen's own ones are each of one of these kinds. */
export const PLACE_KINDS = ['fridge', 'freezer', 'pantry'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A kitchen's own place: its kind, and an id. Food in a place that is removed moves to the place of its kind. */
export type OwnPlace = `${PlaceKind}-${string}`;
export type Place = PlaceKind | OwnPlace;

export const PLACE_NAME_MAX_LENGTH = 40;
/** More than a house with a cellar has. */
export const OWN_PLACES_MAX = 20;

export const placeKind = (place: Place): PlaceKind =>
  PLACE_KINDS.find((kind) => place === kind || place.startsWith(`${kind}-`)) ?? 'fridge';

/** In a freezer food is frozen. */
export const isFreezer = (place: Place): boolean => placeKind(place) === 'freezer';
