create index items_by_age on items (added_at desc, id desc);
