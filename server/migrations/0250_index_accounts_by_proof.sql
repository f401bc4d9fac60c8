-- Who has just proven the email address, and is reminded from then on.
create index accounts_by_proof on accounts (email_verified_at) where email_verified_at is not null;
