-- What visitors read instead of the name that an account signs in with; null is the name of the site.
alter table admins add column display_name text;

-- Until now the name of the account was public where it had set a safety index or begun an article.
create temporary table sign_in_names on commit drop as
  select lower(username) as name from admins
  union
  select lower(username) from audit_log where username is not null;

create temporary table site_name on commit drop as
  select coalesce(
    (select value ->> 'name' from setting_versions where group_name = 'brand' order by version desc limit 1),
    'Evenhand'
  ) as name;

update casinos set safety_set_by = null
where lower(safety_set_by) in (select name from sign_in_names);

update posts set author = (select name from site_name)
where lower(author) in (select name from sign_in_names);

-- Earlier versions, which may be restored.
update revisions set form = jsonb_set(form, '{safetySetBy}', 'null')
where kind = 'casino' and lower(form ->> 'safetySetBy') in (select name from sign_in_names);

update revisions set form = jsonb_set(form, '{author}', (select to_jsonb(name) from site_name))
where kind = 'post' and lower(form ->> 'author') in (select name from sign_in_names);
