-- How much was used, thrown away or given away, and why it was thrown away.
alter table item_events
  add column amount double precision,
  add column unit text,
  add column reason text,
  drop constraint item_events_kind_check,
  add constraint item_events_kind_check check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'item-eaten', 'item-wasted',
      'item-given-away', 'item-used', 'item-opened', 'item-frozen', 'item-thawed', 'item-placed', 'item-given',
      'item-moved', 'undone', 'note-added', 'note-removed', 'other', 'counted'
    )
  );
