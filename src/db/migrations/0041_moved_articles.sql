-- Articles and landing pages remember the addresses under which visitors have seen them, as casinos do. The former
-- address of a landing page stands with its list: casinos/bitcoin.
alter table old_slugs
  drop constraint old_slugs_kind_check,
  add constraint old_slugs_kind_check check (kind in ('casino', 'bonus', 'game', 'post', 'landing'));

create function remember_address() returns trigger language plpgsql as $$
declare
  item_kind constant text := tg_argv[0];
  before text;
  after text;
  was_seen boolean;
begin
  if tg_op <> 'INSERT' then
    before := case item_kind when 'post' then old.slug else to_jsonb(old) ->> 'list' || '/' || old.slug end;
    was_seen := old.is_published or to_jsonb(old) ->> 'published_at' is not null;
  end if;
  if tg_op <> 'DELETE' then
    after := case item_kind when 'post' then new.slug else to_jsonb(new) ->> 'list' || '/' || new.slug end;
    delete from old_slugs where kind = item_kind and slug = after;
  end if;
  if was_seen and before is distinct from after then
    insert into old_slugs (kind, slug, item_id) values (item_kind, before, old.id)
      on conflict on constraint old_slugs_pkey do update set item_id = excluded.item_id, freed_at = excluded.freed_at;
  end if;
  return null;
end $$;

create trigger remember_address after insert or update of slug or delete on posts
  for each row execute function remember_address('post');
create trigger remember_address after insert or update of slug, list or delete on landing_pages
  for each row execute function remember_address('landing');
