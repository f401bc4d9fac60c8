-- How much was used, thrown away or given away, why it was thrown away, and what went with it: the share of the whole
-- food, its weight, its climate and its price.
alter table item_events
  add column amount double precision,
  add column unit text,
  add column reason text,
  add column foods double precision,
  add column grams double precision,
  add column is_guessed boolean,
  add column co2e double precision,
  add column money integer,
  drop constraint item_events_kind_check,
  add constraint item_events_kind_check check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'item-eaten', 'item-wasted',
      'item-given-away', 'item-used', 'item-opened', 'item-frozen', 'item-thawed', 'item-placed', 'item-given',
      'item-moved', 'undone', 'note-added', 'note-removed', 'other', 'counted'
    )
  );
