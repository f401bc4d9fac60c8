-- The ids are UUIDv7, so they sort by time.
create table bmi_results (
  owner_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  height_cm numeric(6, 2) not null check (height_cm between 50 and 275),
  weight_kg numeric(6, 2) not null check (weight_kg between 2 and 650),
  age smallint not null check (age between 2 and 120),
  gender text not null check (gender in ('male', 'female')),
  measured_at timestamptz(3) not null,
  primary key (owner_id, id)
);
