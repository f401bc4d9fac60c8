-- When only a part of a food is opened, frozen or moved, it becomes an item of its own. Both items get an event that
-- names the other, so that undoing joins them again.
alter table item_events
  add column other_item_id uuid,
  drop constraint item_events_kind_check,
  add constraint item_events_kind_check check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'item-eaten', 'item-wasted',
      'item-given-away', 'item-used', 'item-opened', 'item-frozen', 'item-thawed', 'item-placed', 'item-split',
      'item-given', 'item-moved', 'undone', 'note-added', 'note-removed', 'other', 'counted'
    )
  );
