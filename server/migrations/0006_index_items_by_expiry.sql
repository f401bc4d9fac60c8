create index items_by_expiry on items (expiry_date, id);
