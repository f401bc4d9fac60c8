-- Everything that there is so far is in the public fridge.
alter table pictures add column kitchen_id uuid not null default '00000000-0000-7000-8000-00000000f00d';
