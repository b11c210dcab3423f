-- When each job of the clock last began, so that several processes do it once.
create table job_runs (
  name text primary key,
  started_at timestamptz not null
);
