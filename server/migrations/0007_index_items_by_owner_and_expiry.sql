create index items_by_owner_and_expiry on items (owner_id, expiry_date, id);
