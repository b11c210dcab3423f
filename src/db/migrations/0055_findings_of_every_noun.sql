-- The rules look at every noun that staff write.
alter table findings drop constraint findings_kind_check,
  add constraint findings_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));
