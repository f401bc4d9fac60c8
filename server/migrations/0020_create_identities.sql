-- Who somebody is at another provider. Found by subject, so it would be distributed by that and refers to no account.
create table identities (
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
);
