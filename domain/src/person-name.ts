import * as z from 'zod/mini';
import { fault } from './problem.ts';
import { filledIn, storable } from './storable-text.ts';

const NAME_MAX_LENGTH = 100;

const nameMissing = fault('name_missing');

export const nameSchema = z
  .string(nameMissing)
  .check(
    z.trim(),
    filledIn(nameMissing),
    z.maxLength(NAME_MAX_LENGTH, fault('name_too_long', { most: NAME_MAX_LENGTH })),
    storable,
  );
