-- The keys by which push services recognize this product (RFC 8292). Browsers subscribe with the newest.
create table push_keys (
  id text primary key,
  private_jwk text not null,
  created_at timestamptz(3) not null
);
