-- The sums of what became of food, kept by the statement that writes the event.
create table kitchen_months (
  kitchen_id uuid not null,
  month date not null,
  category text not null,
  outcome text not null check (outcome in ('eaten', 'wasted', 'given-away')),
  foods double precision not null,
  grams double precision not null,
  guessed_grams double precision not null,
  co2e double precision not null,
  money bigint not null,
  unpriced double precision not null,
  primary key (kitchen_id, month, category, outcome)
);
