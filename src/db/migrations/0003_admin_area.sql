-- What every save of a casino, bonus, game or article left behind: the whole form, so that it can be compared and saved again.
create table revisions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post')),
  item_id integer not null,
  version integer not null check (version >= 1),
  form jsonb not null,
  action text not null check (action in ('kept', 'created', 'changed', 'restored', 'imported')),
  -- Null: nobody was signed in, or it was there before versions were kept.
  username text,
  saved_at timestamptz not null,
  unique (kind, item_id, version)
);

-- Deleted things with all the rows that went with them, until they are put back or their time is up.
create table trash (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post')),
  item_id integer not null,
  name text not null,
  -- The rows by table, in the order in which they can be put back.
  rows jsonb not null,
  username text,
  deleted_at timestamptz not null
);
create index trash_by_date on trash (deleted_at);

-- Every sign-in and change, for the owner. Names are kept as they were, whatever is deleted later.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  username text,
  action text not null,
  kind text,
  item_id integer,
  -- What it was done to, in words.
  name text not null default ''
);
create index audit_log_by_date on audit_log (created_at desc, id desc);

-- Pictures that staff uploaded; the files lie in the media store under `key`.
create table media (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9]{16,40}$'),
  name text not null,
  alt text not null default '',
  width integer not null check (width >= 1),
  height integer not null check (height >= 1),
  -- Bytes of the largest file.
  bytes integer not null,
  username text,
  created_at timestamptz not null
);
create index media_by_date on media (created_at desc, id desc);

-- When a draft publishes itself; null for everything that waits for nothing.
alter table posts add column publish_at timestamptz;
create index posts_scheduled on posts (publish_at) where publish_at is not null;

-- The answer of the site under a review, and reviews that staff looked at and refused.
alter table reviews
  add column answer text check (char_length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  add column rejected_at timestamptz,
  add constraint reviews_answer_has_date check ((answer is null) = (answered_at is null)),
  add constraint reviews_rejected_hidden check (rejected_at is null or not is_published);
create index reviews_newest on reviews (created_at desc, id desc);

-- The dashboard counts a month of a few kinds of interaction, and reads nothing but this for it.
create index interactions_counted on interactions (interaction_type, created_at) include (target_id);
