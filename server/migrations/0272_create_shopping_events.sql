-- What happened to the shopping of a kitchen. The id is made by the client, so that the same request sent twice is one
-- event. The ticks among them tell the way through the shop, and the entry before a removal is what can come back.
create table shopping_events (
  kitchen_id uuid not null,
  id uuid not null,
  kind text not null,
  entry_id uuid,
  account_id uuid not null,
  title text not null,
  category text,
  before jsonb,
  happened_at timestamptz(3) not null,
  happened_on date not null check (isfinite(happened_on)),
  version bigint not null,
  primary key (kitchen_id, id)
);
