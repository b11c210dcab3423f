-- Which rows the demo catalogue brought. A save makes an item the staff's own: every save raises its version.
create function keep_saved_demo() returns trigger language plpgsql as $$
begin
  new.is_demo := false;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['casinos', 'bonuses', 'games', 'posts'] loop
    execute format('alter table %I add column is_demo boolean not null default false', name);
    execute format('create trigger keep_saved_demo before update of version on %I for each row
      when (old.is_demo and new.version > old.version) execute function keep_saved_demo()', name);
  end loop;
end $$;
