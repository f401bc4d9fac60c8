create index items_by_category on items (category, added_at desc, id desc);
