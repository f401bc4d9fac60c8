alter table accounts drop column shows_email;
