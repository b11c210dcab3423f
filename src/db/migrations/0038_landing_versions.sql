-- Landing pages have versions, drafts and a place in the trash, as everything else that staff write.
alter table landing_pages add column version integer not null default 1;

do $$
declare
  name text;
begin
  foreach name in array array['revisions', 'trash', 'drafts'] loop
    execute format('alter table %I drop constraint %I', name, name || '_kind_check');
    execute format('alter table %I add constraint %I check (kind in (''casino'', ''bonus'', ''game'', ''post'', ''landing''))',
      name, name || '_kind_check');
  end loop;
end $$;

update audit_log set kind = 'landing' where kind = 'landing page';
