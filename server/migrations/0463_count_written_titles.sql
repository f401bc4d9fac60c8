-- Without these, a letter that few titles have is thought common, and the whole fridge is read for it.
create statistics items_written_titles on (' ' || case when octet_length(title) = length(title) then lower(title) else
  normalize(translate(replace(replace(replace(regexp_replace(normalize(lower(title), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'øłıđς', 'olidσ'), NFC)
  || chr(31) || ' ' ||
  normalize(translate(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(title), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'øłıđς', 'olidσ'), NFC)
end) from items;
