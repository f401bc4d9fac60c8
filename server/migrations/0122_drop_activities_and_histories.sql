drop table activities, removed_items, item_count_changes, owner_item_changes;
