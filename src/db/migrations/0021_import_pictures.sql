-- Media of the rows of an import. Pictures are fetched before the rows are saved; a run that goes on after a kill fetches those that wait.
create table import_pictures (
  import_id integer not null references imports (id) on delete cascade,
  number integer not null,
  -- As the report counts.
  row integer not null,
  name text not null,
  field text not null,
  address text not null,
  -- False: it cannot come along, such as a film of another service; it is kept for the report.
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
