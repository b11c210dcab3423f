-- The newsletter with mail: who has confirmed, by which links, and the mails that wait to be sent.

-- Whoever subscribed while no mail could be sent counts. So does whoever an older process stores while both
-- versions run, which is what the default is for.
alter table subscribers
  add column confirmed_at timestamptz default now(),
  add column unsubscribed_at timestamptz;
update subscribers set confirmed_at = created_at;

create table subscriber_tokens (
  -- SHA-256 of the token; the token itself stands in the mail only.
  token_hash text primary key,
  subscriber_id integer not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now()
);
create index subscriber_tokens_of_subscriber on subscriber_tokens (subscriber_id, purpose, created_at);

-- Words and links of a mail are emptied once it is sent.
create table mail_queue (
  id bigint generated always as identity primary key,
  recipient text not null check (char_length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:]]'),
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Not before this; while a process is sending it, when another may try. Null: given up.
  send_after timestamptz default now(),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  sent_at timestamptz
);
create index mail_queue_due on mail_queue (send_after) where sent_at is null;
