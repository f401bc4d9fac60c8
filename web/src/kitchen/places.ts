import { PLACE_KINDS, type Place, type PlaceKind, placeKind } from '@crisper/domain/kitchens/place.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { placeName } from '@crisper/texts/items/kitchen-acts.ts';
import { useQuery } from '@tanstack/react-query';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';

const NONE: NamedPlace[] = [];

/** The kitchen's own places. */
export const usePlaces = (kitchenId: string): NamedPlace[] =>
  useQuery(kitchenQuery(kitchenId)).data?.places ?? NONE;

interface Placed {
  kind: PlaceKind;
  /** Of one of the kitchen's own. */
  name: string | null;
}

export function placed(place: Place, own: NamedPlace[]): Placed {
  return { kind: placeKind(place), name: own.find(({ id }) => id === place)?.name ?? null };
}

/** What stands in a place that was removed stands in the one of its kind. */
export const standsIn = (place: Place, own: NamedPlace[]): Place =>
  own.some(({ id }) => id === place) ? place : placeKind(place);

export const allPlaces = (own: NamedPlace[]): Place[] => [...PLACE_KINDS, ...own.map(({ id }) => id)];

export const placeText = ({ kind, name }: Placed): string => name ?? placeName[kind];
