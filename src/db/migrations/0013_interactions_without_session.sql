-- Where consent is needed and not given, an interaction is stored without a session identifier.
alter table interactions alter column session_id drop not null;
