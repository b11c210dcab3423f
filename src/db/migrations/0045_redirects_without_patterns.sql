-- Redirects are exact or prefixes. Stored patterns end; the audit log lists each of them for the owner.
insert into audit_log (created_at, action, kind, item_id, name)
select now(), 'ended', 'redirect', id, left('Pattern ' || source || ' to ' || target, 500)
from redirects where kind = 'pattern' order by id;
delete from redirects where kind = 'pattern';

alter table redirects
  drop constraint redirects_position,
  drop column position,
  drop constraint redirects_kind_check,
  add constraint redirects_kind_check check (kind in ('exact', 'prefix'));
