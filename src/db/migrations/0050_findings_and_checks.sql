-- What the rules of domain/lint found in casinos and bonuses, as of their last save or the last night. A finding that staff
-- excuse keeps its reason until the item is saved again.
create table findings (
  kind text not null check (kind in ('casino', 'bonus')),
  item_id integer not null,
  code text not null,
  field text not null,
  excerpt text not null,
  is_blocking boolean not null,
  found_at timestamptz not null,
  excused text,
  excused_by text,
  primary key (kind, item_id, code, field)
);

-- When staff last compared a group of facts with its source; see contract/changes/fact-checks.ts.
create table fact_checks (
  kind text not null check (kind in ('casino', 'bonus', 'game')),
  item_id integer not null,
  part text not null,
  source text,
  checked_on date not null,
  checked_by text,
  primary key (kind, item_id, part)
);
