import { type RawBuilder, sql } from 'kysely';

/**
 * The letters of a title that no plural, accent or spelling changes, as in the indexes `items_by_product` and
 * `shopping_entries_by_product`: titles of one product have the same, and few others. Singular and plural of a word differ
 * by these letters alone.
 */
export const lettersOf = (title: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(normalize(${title}, NFD) collate "C"), '[^a-z0-9]|[seiy]', '', 'g')`;

/**
 * Of titles with the same letters, so many are read, those that look most alike first: titles in another script have
 * none of these letters, and a person may name thousands of things so that all have the same.
 */
export const ALIKE_MAX = 50;

export const mostAlike = (title: RawBuilder<unknown>) =>
  sql`title <> ${title}, abs(length(title) - length(${title})), title`;
