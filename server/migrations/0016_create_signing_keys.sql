create table signing_keys (
  id text primary key,
  private_jwk text not null,
  created_at timestamptz(3) not null
);
