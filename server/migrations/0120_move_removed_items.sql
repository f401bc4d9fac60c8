-- The item as it is written from now on.
insert into item_events (kitchen_id, id, kind, item_id, account_id, title, happened_at, before)
select '00000000-0000-7000-8000-00000000f00d', gen_random_uuid(), 'item-removed', id, owner_id, item ->> 'title', removed_at,
  item - 'owner_id' || jsonb_build_object('kitchen_id', '00000000-0000-7000-8000-00000000f00d', 'added_by', owner_id, 'version', 1)
from removed_items;
