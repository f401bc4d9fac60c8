create index items_by_owner on items (owner_id, added_at desc, id desc)
where kitchen_id = '00000000-0000-7000-8000-00000000f00d';
