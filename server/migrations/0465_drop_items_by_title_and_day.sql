drop index items_by_title_and_day;
