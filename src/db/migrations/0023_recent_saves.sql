-- The home page shows what the latest saves changed.
create index revisions_kind_saved_at on revisions (kind, saved_at desc);
