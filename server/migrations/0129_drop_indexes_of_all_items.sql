-- The next migrations make them again for the public fridge alone: the items of any other kitchen are few enough to be
-- read by their key.
drop index items_by_age, items_by_category, items_by_owner, items_by_expiry, items_by_owner_and_expiry,
  items_by_title_and_day;
