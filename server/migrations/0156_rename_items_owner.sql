-- In a kitchen, food belongs to one person or to everybody, whoever added it. A server from before kitchens, which
-- would show the food of all of them, stops at the new name.
alter table items rename column owner_id to added_by;
