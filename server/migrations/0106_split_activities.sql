-- The longest form wins, because 'Added a note to Milk' starts like 'Added Milk'. Every sentence has at least the form
-- 'other', which keeps it whole.
update activities set (kind, detail) = (
  select form.kind, substr(action, length(prefix) + 1)
  from (
    values
      ('item-added', 'Added '),
      ('item-updated', 'Updated '),
      ('item-removed', 'Removed '),
      ('item-brought-back', 'Brought back '),
      ('note-added', 'Added a note to '),
      ('note-removed', 'Removed the note from '),
      ('other', '')
  ) as form (kind, prefix)
  where starts_with(action, prefix)
  order by length(prefix) desc
  limit 1
)
where detail is null;
