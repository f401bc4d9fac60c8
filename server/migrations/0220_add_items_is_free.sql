-- In the public fridge an owner can say that anybody may take the food.
alter table items add column is_free boolean not null default false;
