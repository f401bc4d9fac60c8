create index items_by_category on items (category, added_at desc, id desc)
where kitchen_id = '00000000-0000-7000-8000-00000000f00d';
