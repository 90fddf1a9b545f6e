import { type Kysely, sql } from 'kysely';

/** Assistants that members have connected, with the tables of the account library's OAuth server. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "oauthClient" (
      "id" text primary key,
      "clientId" text not null unique,
      "clientSecret" text,
      "clientDiscoveryId" text,
      "disabled" boolean default false,
      "skipConsent" boolean,
      "enableEndSession" boolean,
      "subjectType" text,
      "scopes" jsonb,
      "clientCredentialsScopes" jsonb default '[]',
      "userId" text references "user" ("id") on delete cascade,
      "createdAt" timestamptz,
      "updatedAt" timestamptz,
      "name" text,
      "uri" text,
      "icon" text,
      "contacts" jsonb,
      "tos" text,
      "policy" text,
      "softwareId" text,
      "softwareVersion" text,
      "softwareStatement" text,
      "redirectUris" jsonb not null,
      "postLogoutRedirectUris" jsonb,
      "backchannelLogoutUri" text,
      "backchannelLogoutSessionRequired" boolean,
      "tokenEndpointAuthMethod" text,
      "applicationType" text,
      "jwks" text,
      "jwksUri" text,
      "grantTypes" jsonb,
      "responseTypes" jsonb,
      "requirePKCE" boolean,
      "dpopBoundAccessTokens" boolean default false,
      "referenceId" text,
      "metadata" jsonb
    )`.execute(db);
  await sql`create index on "oauthClient" ("userId")`.execute(db);
  // Ends with its membership, and its tokens end with it.
  await sql`
    create table "assistantConnection" (
      "id" text primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "memberId" text not null references "member" ("id") on delete cascade,
      "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
      "name" text not null,
      "host" text not null,
      "singleSignOnId" uuid,
      "isByPasskey" boolean not null,
      "createdAt" timestamptz not null default now(),
      "expiresAt" timestamptz,
      "lastUsedAt" timestamptz
    )`.execute(db);
  await sql`create index on "assistantConnection" ("organizationId", "createdAt" desc, "id")`.execute(
    db,
  );
  await sql`create index on "assistantConnection" ("memberId")`.execute(db);
  await sql`create index on "assistantConnection" ("clientId")`.execute(db);
  await sql`
    create table "oauthRefreshToken" (
      "id" text primary key,
      "token" text not null unique,
      "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
      "sessionId" text references "session" ("id") on delete set null,
      "userId" text not null references "user" ("id") on delete cascade,
      "referenceId" text references "assistantConnection" ("id") on delete cascade,
      "authorizationCodeId" text,
      "resources" jsonb,
      "requestedUserInfoClaims" jsonb,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null,
      "revoked" timestamptz,
      "rotatedAt" timestamptz,
      "rotationReplayResponse" text,
      "rotationReplayExpiresAt" timestamptz,
      "authTime" timestamptz,
      "confirmation" jsonb,
      "scopes" jsonb not null
    )`.execute(db);
  await sql`
    create table "oauthAccessToken" (
      "id" text primary key,
      "token" text not null unique,
      "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
      "sessionId" text references "session" ("id") on delete set null,
      "userId" text references "user" ("id") on delete cascade,
      "referenceId" text references "assistantConnection" ("id") on delete cascade,
      "authorizationCodeId" text,
      "resources" jsonb,
      "requestedUserInfoClaims" jsonb,
      "refreshId" text references "oauthRefreshToken" ("id") on delete cascade,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null,
      "revoked" timestamptz,
      "confirmation" jsonb,
      "scopes" jsonb not null
    )`.execute(db);
  for (const table of ['oauthRefreshToken', 'oauthAccessToken'])
    for (const column of [
      'clientId',
      'sessionId',
      'userId',
      'referenceId',
      'authorizationCodeId',
      'expiresAt',
    ])
      await sql`create index on ${sql.table(table)} (${sql.ref(column)})`.execute(db);
  await sql`create index on "oauthAccessToken" ("refreshId")`.execute(db);
  await sql`
    create table "oauthConsent" (
      "id" text primary key,
      "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
      "userId" text references "user" ("id") on delete cascade,
      "referenceId" text references "assistantConnection" ("id") on delete cascade,
      "resources" jsonb,
      "requestedUserInfoClaims" jsonb,
      "scopes" jsonb not null,
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null
    )`.execute(db);
  for (const column of ['clientId', 'userId', 'referenceId'])
    await sql`create index on "oauthConsent" (${sql.ref(column)})`.execute(db);
}
