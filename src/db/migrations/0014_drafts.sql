-- Forms that somebody has begun and not saved. Nobody but that person sees them.
create table drafts (
  admin_id integer not null references admins on delete cascade,
  -- Random, chosen by the browser, so that a draft keeps its number from the first letter on.
  id integer not null check (id >= 1),
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post')),
  -- Null: it is not created yet.
  item_id integer,
  -- The version it was begun from; its form stands in revisions as soon as somebody saves over it.
  base_version integer check (base_version >= 1),
  name text not null,
  values jsonb not null,
  -- Names this state of the draft. Only a device that knows it may replace it.
  state text not null,
  updated_at timestamptz not null,
  primary key (admin_id, id),
  check ((item_id is null) = (base_version is null))
);
create index drafts_by_item on drafts (kind, item_id);
create index drafts_by_date on drafts (updated_at);
