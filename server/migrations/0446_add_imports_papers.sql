-- How many things on lists, recipes and other papers came with the food.
alter table imports add column papers integer not null default 0 check (papers >= 0);
