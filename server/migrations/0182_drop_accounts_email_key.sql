alter table accounts drop constraint accounts_email_key;
