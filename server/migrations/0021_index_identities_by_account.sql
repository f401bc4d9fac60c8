create index identities_by_account on identities (account_id);
