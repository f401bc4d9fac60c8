-- As `items_by_title_and_day`, by titles as people type them: without accents, and with ä as ae as well. The expression is that
-- of `server/src/items/list/written-titles.ts`.
create index items_by_written_title_and_day on items using gin (
  (' ' || case when octet_length(title) = length(title) then lower(title) else
    normalize(translate(replace(replace(replace(regexp_replace(normalize(lower(title), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'øłıđς', 'olidσ'), NFC)
    || chr(31) || ' ' ||
    normalize(translate(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(title), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'øłıđς', 'olidσ'), NFC)
  end) gin_trgm_ops,
  (array[(added_at at time zone 'UTC')::date - date '1970-01-01'])
) with (fastupdate = off)
where kitchen_id = '00000000-0000-7000-8000-00000000f00d';
