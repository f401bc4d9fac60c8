-- Without those of the removals that can still be undone: the next step moves these with their items.
insert into item_events (kitchen_id, id, kind, account_id, title, happened_at)
select '00000000-0000-7000-8000-00000000f00d', id, kind, owner_id, coalesce(detail, action), happened_at from activities
where kind <> 'item-removed' or not exists (
  select from removed_items
  where removed_items.owner_id = activities.owner_id and removed_items.item ->> 'title' = activities.detail
    and activities.happened_at - removed_items.removed_at between interval '0' and interval '5 seconds'
);
