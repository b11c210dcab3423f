-- Since when an account cannot be used; null while it can.
alter table admins add column disabled_at timestamptz;
