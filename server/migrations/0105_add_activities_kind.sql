-- What happened and to what, so that each reader's language words it. A server of the version before writes and reads
-- the sentence in action only: its rows have no detail, and it finds an empty sentence in ours.
alter table activities
  add column kind text not null default 'other' check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'note-added', 'note-removed', 'other'
    )
  ),
  add column detail text,
  alter column action set default '';
