-- What changed, for the processes that keep pages and an index of the catalogue in memory. Statement triggers write
-- it in the transaction of the change itself, whichever statement makes it.
create table changes (
  id bigint generated always as identity primary key,
  -- Transactions become visible in another order than that of the ids; by this one a reader misses none of them.
  transaction xid8 not null default pg_current_xact_id(),
  -- See contract/site/tags.ts.
  tags text[] not null,
  created_at timestamptz not null default now()
);

create index changes_by_transaction on changes (transaction);

-- Arguments: the kind, or '' for rows that only belong to something; and the things of a row as SQL expressions.
create function note_changes() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  rows_changed constant text := case tg_op
    when 'INSERT' then 'table after'
    when 'DELETE' then 'table before'
    else 'table before union all table after' end;
  noted text[];
  only_sums boolean := false;
begin
  if tg_op = 'TRUNCATE' then
    noted := array['all'];
  else
    execute format('select array_agg(distinct tag) from (%s) as changed, unnest(array[%s]) as tag where tag is not null',
      rows_changed, tg_argv[1]) into noted;
    if noted is null then return null; end if;
    if cardinality(noted) > 1000 then noted := array['all']; end if;
  end if;
  if kind <> '' then
    noted := noted || kind;
    -- A review moves the count of what it is about and nothing else of its row.
    if tg_op = 'UPDATE' and kind in ('casinos', 'bonuses', 'games') then
      select bool_and(before.review_count <> after.review_count) into only_sums from before join after using (id);
    end if;
    if kind in ('casinos', 'bonuses', 'games') and not coalesce(only_sums, false) then
      noted := noted || ('saved:' || kind);
    end if;
  end if;
  insert into changes (tags) values (noted);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

do $$
declare
  noting record;
  arguments text;
begin
  for noting in
    select * from (values
      ('casinos', 'casinos', $things$'casino:' || id$things$),
      ('expert_reviews', '', $things$'casino:' || casino_id, 'casinos', 'saved:casinos'$things$),
      ('bonuses', 'bonuses', $things$'bonus:' || id, 'casino:' || casino_id$things$),
      ('games', 'games', $things$'game:' || id$things$),
      ('game_casinos', '', $things$'game:' || game_id, 'casino:' || casino_id, 'games'$things$),
      ('posts', 'posts', $things$'post:' || id$things$),
      ('post_media', '', $things$'post:' || post_id$things$),
      ('post_casinos', '', $things$'post:' || post_id$things$),
      ('post_games', '', $things$'post:' || post_id$things$),
      ('reviews', 'reviews', $things$'casino:' || casino_id, 'bonus:' || bonus_id, 'game:' || game_id$things$)
    ) as noted (name, kind, things)
  loop
    arguments := format('%L, %L', noting.kind, noting.things);
    execute format('create trigger note_insert after insert on %I referencing new table as after
      for each statement execute function note_changes(%s)', noting.name, arguments);
    execute format('create trigger note_update after update on %I referencing old table as before new table as after
      for each statement execute function note_changes(%s)', noting.name, arguments);
    execute format('create trigger note_delete after delete on %I referencing old table as before
      for each statement execute function note_changes(%s)', noting.name, arguments);
    execute format('create trigger note_truncate after truncate on %I
      for each statement execute function note_changes(%s)', noting.name, arguments);
  end loop;
end $$;

-- A process reads the named rules again; more than can be named in one statement means all of them.
create function note_redirects() returns trigger language plpgsql as $$
declare
  noted text[];
begin
  if tg_op = 'TRUNCATE' then
    noted := array['redirects'];
  else
    execute format('select array_agg(distinct ''redirect:'' || id) from (%s) as changed', case tg_op
      when 'INSERT' then 'table after'
      when 'DELETE' then 'table before'
      else 'table after' end) into noted;
    if noted is null then return null; end if;
    if cardinality(noted) > 1000 then noted := array['redirects']; end if;
  end if;
  insert into changes (tags) values (noted);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

create trigger note_insert after insert on redirects referencing new table as after
  for each statement execute function note_redirects();
create trigger note_update after update on redirects referencing new table as after
  for each statement execute function note_redirects();
create trigger note_delete after delete on redirects referencing old table as before
  for each statement execute function note_redirects();
create trigger note_truncate after truncate on redirects
  for each statement execute function note_redirects();

-- The processes read their links again.
create function note_links() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['links']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

create trigger note_links after insert or update or delete or truncate on programs
  for each statement execute function note_links();
create trigger note_links after insert or update or delete or truncate on program_casinos
  for each statement execute function note_links();

-- Every page shows something of the settings, so every process reads them again and renders its pages again.
create function note_settings() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['site']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

create trigger note_settings after insert or update or delete or truncate on setting_versions
  for each statement execute function note_settings();

-- The footer of every page links to landing pages.
create function note_landing_pages() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['landings', 'site']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

create trigger note_landing_pages after insert or update or delete or truncate on landing_pages
  for each statement execute function note_landing_pages();
