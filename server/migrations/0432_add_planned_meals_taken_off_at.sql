-- A meal that was taken off is kept until its day is long past: who brings it back is not who planned it.
alter table planned_meals add column taken_off_at timestamptz(3);
