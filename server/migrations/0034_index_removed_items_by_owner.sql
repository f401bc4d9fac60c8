create index removed_items_by_owner on removed_items (owner_id, removed_at);
