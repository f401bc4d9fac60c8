-- When it was proven that the address is the person's own: by a mailed link, or by a provider that verified it.
alter table accounts add column email_verified_at timestamptz(3);
