-- Listed by the person, and deleted with the account.
create index program_keys_by_account on program_keys (account_id);
