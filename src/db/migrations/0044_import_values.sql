-- What a value of an import file means: one that the catalogue has; null: it is a value of its own.
create table import_values (
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post')),
  field text not null,
  -- Folded: letters and digits in lower case, without accents.
  value text not null,
  meaning text,
  primary key (kind, field, value)
);
