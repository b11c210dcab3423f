-- Landing pages are exported and imported as what they lead to is.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));

alter table import_columns
  drop constraint import_columns_kind_check,
  add constraint import_columns_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));

alter table import_values
  drop constraint import_values_kind_check,
  add constraint import_values_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));
