create index items_by_expiry on items (expiry_date, id)
where kitchen_id = '00000000-0000-7000-8000-00000000f00d';
