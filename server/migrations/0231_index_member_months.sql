-- For deleting an account.
create index member_months_by_account on member_months (account_id);
