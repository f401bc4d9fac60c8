-- A fridge as the code of migration 0036 wrote it: a row in every table there was, with the columns it named.
insert into accounts (id, email, email_verified_at, display_name, photo_url, time_zone, created_at) values
  ('01990000-0000-7000-8000-00000000000a', 'ana@example.com', null, 'Ana', null, 'Europe/Berlin', '2026-01-02T03:04:05.678Z'),
  ('01990000-0000-7000-8000-00000000000b', 'bo@example.com', '2026-01-02T03:04:05.678Z', null, 'https://pictures.example/bo.png', 'UTC', '2026-01-02T03:04:05.678Z');
insert into credentials (account_id, password_hash, changed_at) values
  ('01990000-0000-7000-8000-00000000000a', '$argon2id$v=19$m=8,t=1,p=1$lRVwGXoDoOCWMQ/bgYSB9Q$4duEG2wRdGQhroYLoq2El1WYu31paP7YQR0H8D8CMko', '2026-01-02T03:04:05.678Z');
insert into identities (issuer, subject, account_id, created_at) values
  ('https://accounts.google.com', '1', '01990000-0000-7000-8000-00000000000b', '2026-01-02T03:04:05.678Z');
insert into sessions (account_id, id, token_hash, previous_token_hash, rotated_at, authenticated_at, created_at, idle_until, ends_at, user_agent) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-0000000000aa', repeat('a', 43), null, now(), now(), now(), now() + interval '1 day', now() + interval '1 day', 'test');
insert into known_devices (account_id, device_hash, last_seen_at) values
  ('01990000-0000-7000-8000-00000000000a', repeat('d', 43), now());
insert into password_resets (account_id, token_hash, expires_at) values
  ('01990000-0000-7000-8000-00000000000a', repeat('r', 43), now() + interval '1 hour');
insert into throttles (key, count, resets_at) values ('sign-up:x', 1, now() + interval '1 hour');
insert into items (id, owner_id, title, image, category, quantity, expiry_date, description, status, added_at) values
  ('01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-00000000000a', 'Milk', '/api/pictures/01990000-0000-7000-8000-000000000009.webp', 'Dairy', 2, '2026-02-03', 'Half full', 'available', '2026-01-02T03:04:05.678Z'),
  ('01990000-0000-7000-8000-000000000002', '01990000-0000-7000-8000-00000000000b', 'Salt', null, 'Others', 1, 'infinity', '', 'available', '2026-01-02T03:04:05.678Z');
insert into notes (item_id, text, created_at) values
  ('01990000-0000-7000-8000-000000000001', 'For the cake', '2026-01-02T03:04:05.678Z');
insert into item_counts (category, expiry_date, slot, count) values ('Dairy', '2026-02-03', 1, 1), ('Others', 'infinity', 2, 1);
insert into item_count_changes (changed_on, expiry_date, slot, change) values
  ('2026-01-02', '2026-02-03', 1, 1), ('2026-01-02', 'infinity', 2, 1);
insert into owner_item_changes (owner_id, changed_on, expiry_date, change) values
  ('01990000-0000-7000-8000-00000000000a', '2026-01-02', '2026-02-03', 1),
  ('01990000-0000-7000-8000-00000000000b', '2026-01-02', 'infinity', 1);
insert into items_version (slot, version) values (1, 1), (2, 1);
insert into removed_items (id, owner_id, item, note_text, note_created_at, removed_at) values
  ('01990000-0000-7000-8000-000000000003', '01990000-0000-7000-8000-00000000000a',
   '{"id": "01990000-0000-7000-8000-000000000003", "owner_id": "01990000-0000-7000-8000-00000000000a", "title": "Eggs", "image": null, "category": "Others", "quantity": 6, "expiry_date": "2026-02-04", "description": "", "status": "available", "added_at": "2026-01-02T03:04:05.678Z"}',
   'Brown ones', '2026-01-02T03:04:05.678Z', now());
insert into activities (owner_id, id, action, happened_at) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000004', 'Added Milk', '2026-01-02T03:04:05.678Z');
insert into pictures (id, owner_id, hash, bytes, created_at) values
  ('01990000-0000-7000-8000-000000000009', '01990000-0000-7000-8000-00000000000a', repeat('h', 43), '\x5249'::bytea, '2026-01-02T03:04:05.678Z');
insert into bmi_results (owner_id, id, height_cm, weight_kg, age, gender, measured_at) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000005', 170, 65.5, 40, 'female', '2026-01-02T03:04:05.678Z');
insert into seen_notifications (owner_id, keys) values ('01990000-0000-7000-8000-00000000000a', '{a,b}');
