-- Redirects that staff manage, and the addresses that visitors asked for and nothing answers. docs/decisions/0039.

create table redirects (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('exact', 'prefix', 'pattern')),
  -- As it was written.
  source text not null,
  -- As addresses are compared: src/domain/redirects/address-key.ts.
  source_key text not null,
  target text not null,
  -- The same of the target of an exact redirect, to find chains.
  target_key text,
  -- Of a pattern: the lowest is tried first.
  position integer check (position > 0),
  created_at timestamptz not null default now(),
  created_by text,
  constraint redirects_position check ((kind = 'pattern') = (position is not null))
);
create unique index redirects_by_source on redirects (kind, source_key);
create index redirects_by_target on redirects (target_key) where target_key is not null;

-- A table of its own: counting changes no rule, so no process has to read one again.
create table redirect_uses (
  redirect_id integer primary key references redirects on delete cascade,
  hits bigint not null,
  last_used_at timestamptz not null
);

create table missing_addresses (
  id integer generated always as identity primary key,
  address text not null unique,
  hits bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The host alone, of the last visitor whose browser named one.
  referrer text
);
create index missing_addresses_by_hits on missing_addresses (hits, last_seen_at);

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
