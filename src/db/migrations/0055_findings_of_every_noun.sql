-- The rules look at every noun that staff write.
alter table findings drop constraint findings_kind_check,
  add constraint findings_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));

-- What these break is blocked at a save, so a save leaves nothing to find until the next night.
create function forget_findings() returns trigger language plpgsql as $$
begin
  delete from findings where kind = tg_argv[0] and item_id = new.id;
  return null;
end $$;

create trigger forget_findings after update of version on games
  for each row when (old.version <> new.version) execute function forget_findings('game');
create trigger forget_findings after update of version on posts
  for each row when (old.version <> new.version) execute function forget_findings('post');
create trigger forget_findings after update of version on landing_pages
  for each row when (old.version <> new.version) execute function forget_findings('landing');
