drop index items_by_title;
