-- Counters of a minute need not survive a crash: no request waits for the disk to have its count.
alter table rate_limits set unlogged;
