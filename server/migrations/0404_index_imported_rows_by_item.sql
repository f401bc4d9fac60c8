-- For not reminding anybody of food whose day had passed when it came.
create index imported_rows_past on imported_rows (kitchen_id, item_id) where past_date is not null;
