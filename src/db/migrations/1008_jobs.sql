-- The queue of background work. A job that is done leaves no row behind.
create table jobs (
  id integer generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- Of the waiting jobs of a kind one may have it; empty for those that never collide.
  unique_key text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'failed')),
  -- Waiting: not before this. Running: the end of the lease, after which another run may take it.
  run_at timestamptz not null,
  -- The run that holds the lease.
  holder text,
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now()
);

create index jobs_due on jobs (run_at) where state <> 'failed';
create index jobs_failed on jobs (failed_at desc) where state = 'failed';
create index jobs_of_key on jobs (kind, unique_key);
create unique index jobs_waiting_once on jobs (kind, unique_key) where state = 'waiting';

-- When each job of the clock last began, so that several processes do it once.
create table job_runs (
  name text primary key,
  started_at timestamptz not null
);

-- Words and links of a mail are emptied once it is sent.
create table mail_queue (
  id bigint generated always as identity primary key,
  recipient text not null check (char_length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:]]'),
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  sent_at timestamptz
);

-- An article is scheduled wherever its row is written: saved, imported, restored, or by an older version of the site.
create function schedule_article() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from jobs where kind = 'publish-article' and unique_key = old.id::text and state <> 'running';
  end if;
  if tg_op <> 'DELETE' and not new.is_published and new.publish_at is not null then
    insert into jobs (kind, payload, unique_key, run_at)
    values ('publish-article', jsonb_build_object('post', new.id), new.id::text, new.publish_at)
    on conflict (kind, unique_key) where state = 'waiting' do update set run_at = excluded.run_at;
  end if;
  return null;
end $$;

create trigger schedule_article after insert or delete on posts
  for each row execute function schedule_article();

create trigger reschedule_article after update on posts
  for each row when ((old.is_published, old.publish_at) is distinct from (new.is_published, new.publish_at))
  execute function schedule_article();

-- While an import is under way a job watches its lease, and goes on with it when its process has ended.
create function watch_import() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload, unique_key, run_at)
  values ('continue-import', jsonb_build_object('import', new.id), new.id::text,
    coalesce(new.lease_until, new.created_at))
  on conflict (kind, unique_key) where state = 'waiting'
    do update set run_at = least(jobs.run_at, excluded.run_at);
  return null;
end $$;

create trigger watch_import after insert or update of state on imports
  for each row when (new.state in ('checking', 'applying', 'undoing')) execute function watch_import();

-- A process that is stopping gives its lease up. After a failure it does too, but then the pauses of the job count.
create trigger watch_released_import after update of lease_until on imports
  for each row when (new.state in ('checking', 'applying', 'undoing') and new.lease_until is null
    and old.lease_until is not null and new.failures = old.failures) execute function watch_import();
