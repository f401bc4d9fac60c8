-- Foods that a kitchen always has without writing them down, or does not always have.
create table assumed_foods (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  food text not null,
  is_assumed boolean not null,
  primary key (kitchen_id, food)
);
