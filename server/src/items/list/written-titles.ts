import { searchesWordStarts, writtenWays } from '@crisper/domain/items/search.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** As `folded`. */
const foldedText = (text: string) =>
  `normalize(translate(replace(replace(replace(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'øłıđς', 'olidσ'), NFC)`;

const SPELLED_OUT =
  "replace(replace(replace(replace(replace(normalize(lower(items.title), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe')";

/**
 * The ways of `writtenWays`, of a title, as in the index `items_by_written_title_and_day`: whatever the phone finds in its
 * copy, the server finds. Each way follows a blank, as each word does. Most titles are plain letters, and cost no more than
 * their lower case.
 */
const WRITTEN_TITLE = sql.raw<string>(
  `(' ' || case when octet_length(items.title) = length(items.title) then lower(items.title) else
    ${foldedText('lower(items.title)')} || chr(31) || ' ' || ${foldedText(SPELLED_OUT)} end)`,
);

/** The patterns for a written title, of which one must match. */
export function titlesLike(search: string): string[] {
  const start = searchesWordStarts(search) ? ' ' : '';
  return writtenWays(search).map((way) => `%${start}${way.replace(/[\\%_]/g, '\\$&')}%`);
}

export const isWrittenLike = (pattern: string) => sql<SqlBool>`${WRITTEN_TITLE} like ${pattern}`;

export const isWrittenLikeAny = (patterns: string[] | RawBuilder<string[]>) =>
  sql<SqlBool>`${WRITTEN_TITLE} like any (${patterns}::text[])`;
