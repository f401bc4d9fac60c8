-- Food that came from another program, and food of which that was taken back, each with a line for all of it.
alter table item_events
  drop constraint item_events_kind_check,
  add constraint item_events_kind_check check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'item-eaten', 'item-wasted',
      'item-given-away', 'item-used', 'item-opened', 'item-frozen', 'item-thawed', 'item-placed', 'item-split',
      'item-given', 'item-moved', 'item-imported', 'item-unimported', 'food-imported', 'food-unimported', 'undone',
      'note-added', 'note-removed', 'other', 'counted'
    )
  );
