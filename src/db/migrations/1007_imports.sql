-- Imports are applied in many short transactions, so what is being applied is kept: any process can go on after
-- another was killed, and one step takes a whole import back.
create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  file_name text not null default '',
  username text,
  undone_by text,
  state text not null check (state in
    ('checking', 'applying', 'applied', 'stopped', 'undoing', 'undone', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Rows of the file that would create or change something.
  planned integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- After an undo.
  restored integer not null default 0,
  removed integer not null default 0,
  left_alone integer not null default 0,
  -- The newest item when the file was checked: a name that a later item has is not created a second time.
  newest_item integer not null default 0,
  -- Which run works on it, and until when it counts as alive.
  holder text,
  lease_until timestamptz,
  failures integer not null default 0
);

-- One at a time of each kind, in all processes together.
create unique index imports_under_way on imports (kind) where state in ('checking', 'applying', 'undoing');
create index imports_by_time on imports (created_at);

create table import_rows (
  import_id integer not null references imports (id) on delete cascade,
  -- As the report counts.
  row integer not null,
  name text not null,
  item_id integer,
  version integer,
  -- json, not jsonb: kept exactly as it was checked. Null once the row is done.
  fields json,
  cleaned json,
  result text not null default 'waiting' check (result in
    ('waiting', 'created', 'changed', 'unchanged', 'refused', 'restored', 'removed', 'left')),
  -- The version that this import saved.
  saved_version integer,
  problems json,
  primary key (import_id, row)
);

create index import_rows_by_result on import_rows (import_id, result, row);

-- Which of our columns a foreign header means; null: none, it is left out.
create table import_columns (
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  -- Folded: letters and digits in lower case.
  title text not null,
  column_name text,
  primary key (kind, title)
);

-- What a value of an import file means: one that the catalogue has; null: it is a value of its own.
create table import_values (
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  field text not null,
  -- Folded: letters and digits in lower case, without accents.
  value text not null,
  meaning text,
  primary key (kind, field, value)
);

-- Media of the rows of an import. Pictures are fetched before the rows are saved; a run that goes on after a kill fetches those that wait.
create table import_pictures (
  import_id integer not null references imports (id) on delete cascade,
  number integer not null,
  -- As the report counts.
  row integer not null,
  name text not null,
  field text not null,
  address text not null,
  -- False: it cannot come along, such as a video of another service; it is kept for the report.
  is_wanted boolean not null,
  result text not null default 'waiting' check (result in ('waiting', 'fetched', 'failed')),
  -- Its address in the library.
  taken text,
  reason text,
  primary key (import_id, number)
);

create index import_pictures_by_row on import_pictures (import_id, row);
create index import_pictures_waiting on import_pictures (import_id, number) where result = 'waiting';

-- Where pictures of the library were fetched from, so that the same address is not fetched a second time.
create table picture_sources (
  address text primary key,
  picture_id integer not null references media (id) on delete cascade
);

create index picture_sources_by_picture on picture_sources (picture_id);
