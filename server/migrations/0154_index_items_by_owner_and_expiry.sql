create index items_by_owner_and_expiry on items (owner_id, expiry_date, id)
where kitchen_id = '00000000-0000-7000-8000-00000000f00d';
