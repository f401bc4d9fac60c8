-- A fridge as the code of migration 0106 wrote it, the last one before kitchens: a row in every table there was.
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
-- Three days ago Ana took two things out that were good through 2026-02-05, and an account that is gone one of 2026-02-06.
insert into item_count_changes (changed_on, expiry_date, slot, change) values
  ('2026-01-02', '2026-02-03', 1, 1), ('2026-01-02', 'infinity', 2, 1), (current_date - 3, 'infinity', 0, 1),
  (current_date - 3, '2026-02-05', 1, -1), (current_date - 3, '2026-02-05', 2, -1), (current_date - 3, '2026-02-06', 1, -1);
insert into owner_item_changes (owner_id, changed_on, expiry_date, change) values
  ('01990000-0000-7000-8000-00000000000a', '2026-01-02', '2026-02-03', 1),
  ('01990000-0000-7000-8000-00000000000a', current_date - 3, '2026-02-05', -2),
  ('01990000-0000-7000-8000-00000000000b', current_date - 3, 'infinity', 1),
  ('01990000-0000-7000-8000-00000000000b', '2026-01-02', 'infinity', 1);
insert into items_version (slot, version) values (1, 1), (2, 1);
insert into removed_items (id, owner_id, item, note_text, note_created_at, removed_at) values
  ('01990000-0000-7000-8000-000000000003', '01990000-0000-7000-8000-00000000000a',
   '{"id": "01990000-0000-7000-8000-000000000003", "owner_id": "01990000-0000-7000-8000-00000000000a", "title": "Eggs", "image": null, "category": "Others", "quantity": 6, "expiry_date": "2026-02-04", "description": "", "status": "available", "added_at": "2026-01-02T03:04:05.678Z"}',
   'Brown ones', '2026-01-02T03:04:05.678Z', now());
insert into activities (owner_id, id, action, kind, detail, happened_at) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000004', '', 'item-added', 'Milk', '2026-01-02T03:04:05.678Z'),
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000006', 'Ate a pear', 'other', null, '2026-01-03T03:04:05.678Z'),
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000007', '', 'item-removed', 'Eggs', now());
insert into pictures (id, owner_id, hash, bytes, created_at) values
  ('01990000-0000-7000-8000-000000000009', '01990000-0000-7000-8000-00000000000a', repeat('h', 43), '\x5249'::bytea, '2026-01-02T03:04:05.678Z');
insert into bmi_results (owner_id, id, height_cm, weight_kg, age, gender, measured_at) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000005', 170, 65.5, 40, 'female', '2026-01-02T03:04:05.678Z');
insert into seen_notifications (owner_id, keys) values ('01990000-0000-7000-8000-00000000000a', '{a,b}');
insert into mails (id, message, queued_at, due_at) values
  ('01990000-0000-7000-8000-00000000000c', '{}', now(), now() + interval '1 day');
insert into contact_messages (id, name, email, message, is_suspect, received_at) values
  ('01990000-0000-7000-8000-00000000000d', 'Bo', 'bo@example.com', 'Hello', false, '2026-01-02T03:04:05.678Z');
insert into subscribers (id, email, time_zone, asked_at, confirmed_at) values
  ('01990000-0000-7000-8000-00000000000e', 'reader@example.com', 'UTC', '2026-01-02T03:04:05.678Z', '2026-01-02T04:04:05.678Z');
insert into subscriber_links (subscriber_id, token_hash, purpose, expires_at) values
  ('01990000-0000-7000-8000-00000000000e', repeat('s', 43), 'unsubscribe', '2027-01-02T03:04:05.678Z');
insert into digests (subscriber_id, week) values ('01990000-0000-7000-8000-00000000000e', '2026-01-05');
insert into calendar_feeds (owner_id, token_hash, made_at) values
  ('01990000-0000-7000-8000-00000000000a', repeat('c', 43), '2026-01-02T03:04:05.678Z');
insert into consultations (owner_id, id, specialist, requested_at) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-00000000000f', 'solheim', '2026-01-02T03:04:05.678Z');
insert into reminders (owner_id, mode, hour, next_at) values
  ('01990000-0000-7000-8000-00000000000a', 'daily', 8, now() + interval '1 day');
insert into reminders_made (owner_id, day) values ('01990000-0000-7000-8000-00000000000a', '2026-01-02');
insert into account_events (account_id, id, kind, happened_at, address, user_agent) values
  ('01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-000000000010', 'signed-in', now(), '127.0.0.1', 'test');
insert into email_proofs (account_id, token_hash, expires_at) values
  ('01990000-0000-7000-8000-00000000000a', repeat('p', 43), now() + interval '1 hour');
