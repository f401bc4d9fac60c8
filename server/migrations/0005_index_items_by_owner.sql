create index items_by_owner on items (owner_id, added_at desc, id desc);
