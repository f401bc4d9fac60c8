-- What happened to the recipes of a kitchen, and to how it cooks. The id is made by the client, so that the same request
-- sent twice is one event.
create table recipe_events (
  kitchen_id uuid not null,
  id uuid not null,
  kind text not null,
  recipe_id uuid,
  account_id uuid not null,
  happened_at timestamptz(3) not null,
  version bigint not null,
  primary key (kitchen_id, id)
);
