-- The footer of every page links to landing pages.
create or replace function note_landing_pages() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['landings', 'site']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;
