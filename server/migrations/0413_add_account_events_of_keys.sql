alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (
    kind in (
      'signed-in', 'signed-out-everywhere', 'password-changed', 'password-reset', 'profile-changed',
      'calendar-address-made', 'calendar-address-ended', 'key-made', 'key-ended', 'keys-ended'
    )
  );
