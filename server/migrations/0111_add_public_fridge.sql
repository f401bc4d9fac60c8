insert into kitchens (id, name, visibility, currency, time_zone, version, created_at)
values ('00000000-0000-7000-8000-00000000f00d', 'Public fridge', 'public', 'USD', 'UTC', 0, now());
