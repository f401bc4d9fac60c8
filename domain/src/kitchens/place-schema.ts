import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { PLACE_KINDS, PLACE_NAME_MAX_LENGTH } from './place.ts';

const unknown = fault('place_unknown');

/** Made by the caller, so that a repeated request makes one place. */
export const ownPlaceSchema = z.templateLiteral([z.enum(PLACE_KINDS), '-', z.uuid()], unknown);

/** One of those that every kitchen has, or one of its own. */
export const placeSchema = z.union([z.enum(PLACE_KINDS, unknown), ownPlaceSchema], unknown);

const nameMissing = fault('place_name_missing');

export const placeNameSchema = z
  .string(nameMissing)
  .check(
    z.trim(),
    filledIn(nameMissing),
    z.maxLength(PLACE_NAME_MAX_LENGTH, fault('place_name_too_long', { most: PLACE_NAME_MAX_LENGTH })),
    storable,
  );

/** A place of the kitchen's own; its kind is in its id. */
export const namedPlaceSchema = z.object({ id: ownPlaceSchema, name: placeNameSchema });
export type NamedPlace = z.output<typeof namedPlaceSchema>;
