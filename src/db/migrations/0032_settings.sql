-- Settings of the site that staff save: every saved version of a group. docs/decisions/0048.

create table setting_versions (
  group_name text not null,
  version integer not null check (version > 0),
  -- The whole group; null: the defaults apply again.
  value jsonb,
  saved_at timestamptz not null,
  saved_by text,
  primary key (group_name, version)
);

-- Every page shows something of the settings, so every process reads them again and renders its pages again.
create function note_settings() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['site']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;
create trigger note_settings after insert or update or delete or truncate on setting_versions
  for each statement execute function note_settings();
