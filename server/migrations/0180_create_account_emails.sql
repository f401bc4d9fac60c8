-- Which account has an email address. The key makes the address unique, so accounts need no unique index across all of
-- them; it is found by the address, so it would be distributed by that and refers to no account.
create table account_emails (
  email text primary key check (email = lower(email) and length(email) between 3 and 254),
  account_id uuid not null
);
