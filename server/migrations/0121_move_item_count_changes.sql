-- Of these changes only the dates are known, and of an account that is gone not even whose they were. Days that are no
-- longer read are left out.
insert into item_events (kitchen_id, id, kind, account_id, title, happened_at, expiry_before, expiry_after)
select '00000000-0000-7000-8000-00000000f00d', gen_random_uuid(), 'counted', owner_id, '', changed_on::timestamp at time zone 'UTC',
  case when change < 0 then expiry_date end, case when change > 0 then expiry_date end
from (
  select owner_id, changed_on, expiry_date, change from owner_item_changes
  union all
  select null, changed_on, expiry_date, sum(change) from (
    select changed_on, expiry_date, change from item_count_changes
    union all
    select changed_on, expiry_date, -change from owner_item_changes
  ) as both_histories
  group by changed_on, expiry_date
) as history, generate_series(1, abs(change)::int)
where changed_on > current_date - 10;
