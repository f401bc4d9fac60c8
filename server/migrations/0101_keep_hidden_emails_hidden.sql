-- Browsers must not keep the lists that still had email addresses, so the version changes also when nobody was hidden.
with hidden as (
  update accounts set email_seen_by = 'nobody' where not shows_email
)
update items_version set version = version + 1;
