-- What became of the food of a kitchen by the hand of one person, kept by the statement that writes the event. Nobody
-- else reads it.
create table member_months (
  kitchen_id uuid not null,
  account_id uuid not null,
  month date not null,
  outcome text not null check (outcome in ('eaten', 'wasted', 'given-away')),
  foods double precision not null,
  grams double precision not null,
  guessed_grams double precision not null,
  co2e double precision not null,
  money bigint not null,
  unpriced double precision not null,
  primary key (kitchen_id, account_id, month, outcome)
);
