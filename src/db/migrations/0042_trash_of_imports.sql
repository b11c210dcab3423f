-- What an undone import had created is one line of the trash. The number stays when the import itself is forgotten.
alter table trash add column import_id integer;
create index trash_by_import on trash (import_id, id) where import_id is not null;
