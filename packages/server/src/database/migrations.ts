/**
 * The contents of the database, version by version; each is a list of statements. No addresses or e-mails are kept,
 * and everything a player has is deleted with the player's row.
 */
const PLAYERS = [
  `create table player (
    id int generated always as identity primary key,
    public_key bytea not null unique,
    name text,
    name_key text unique,
    zone int not null default 0,
    created_at timestamptz not null
  )`,
  `create table seen_request (token bytea primary key, until timestamptz not null)`,
  `create index seen_request_until on seen_request (until)`,
];

const DAILIES = [
  `create table daily (
    day text not null,
    game text not null,
    preset text not null,
    puzzle text not null,
    primary key (day, game)
  )`,
  `create table attempt (
    player int not null references player on delete cascade,
    day text not null,
    game text not null,
    started_at timestamptz not null,
    counts boolean not null,
    log_lines int not null default 0,
    log_digest bytea,
    primary key (player, day, game)
  )`,
  `create table result (
    player int not null references player on delete cascade,
    day text not null,
    game text not null,
    verdict text not null,
    unusual text,
    wall_ms int,
    active_ms int not null,
    moves int not null,
    hints int not null,
    given int not null,
    certificate text not null,
    received_at timestamptz not null,
    primary key (player, day, game)
  )`,
  `create index result_of_day on result (day, game)`,
  `create table departed (
    day text not null,
    game text not null,
    results int not null,
    primary key (day, game)
  )`,
];

const SHARED = [
  `create table shared (
    code text primary key,
    owner int not null references player on delete cascade,
    title text not null,
    author text not null,
    note text not null,
    listed boolean not null,
    made_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create index shared_of_owner on shared (owner)`,
  `create table shared_puzzle (
    code text not null references shared on delete cascade,
    place int not null,
    game text not null,
    puzzle text not null,
    title text not null,
    level text not null,
    solutions text not null,
    primary key (code, place)
  )`,
];

const BACKUPS = [
  `create table backup (
    player int not null references player on delete cascade,
    item text not null,
    version int not null,
    sealed bytea not null,
    changed_at timestamptz not null,
    primary key (player, item)
  )`,
  `create index backup_version on backup (player, version)`,
];

const FACTORY = [
  `create table factory_order (
    id text primary key,
    game text not null,
    params text not null,
    level text not null,
    seed text not null,
    count int not null,
    ordered_at timestamptz not null
  )`,
  `create table factory_puzzle (
    "order" text not null references factory_order on delete cascade,
    number int not null,
    seed text not null,
    puzzle text not null,
    solution text not null,
    level text not null,
    likeness text not null,
    made_at timestamptz not null,
    primary key ("order", number),
    unique ("order", likeness)
  )`,
  `create table factory_failure (
    "order" text not null references factory_order on delete cascade,
    number int not null,
    reason text not null,
    primary key ("order", number)
  )`,
];

/** Certificates are most of what is written: lz4 takes a third of the time that pglz does. Not every PostgreSQL has it. */
const FASTER_CERTIFICATES = [
  `do $$ begin
    execute 'alter table result alter column certificate set compression lz4';
  exception when others then null;
  end $$`,
];

/** Old ones are forgotten once an hour, by reading them all: cheaper than keeping an index with every request. */
const FEWER_INDEXES = [`drop index seen_request_until`];

export const MIGRATIONS: readonly (readonly string[])[] = [
  [...PLAYERS, ...DAILIES],
  [...SHARED, ...BACKUPS],
  FACTORY,
  FASTER_CERTIFICATES,
  FEWER_INDEXES,
];
