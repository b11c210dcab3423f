-- A page says when its facts were checked last: a check touches what it is about.
create trigger note_insert after insert on fact_checks referencing new table as after
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
create trigger note_update after update on fact_checks referencing old table as before new table as after
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
create trigger note_delete after delete on fact_checks referencing old table as before
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
