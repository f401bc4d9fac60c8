-- For undoing an import, and for telling what that would take out.
create index imported_rows_by_import on imported_rows (kitchen_id, import_id);
