import { type Kysely, sql } from 'kysely';

/** Sign-in providers that speak SAML, and their answers until the browser brings them back. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "singleSignOn"
      add column "protocol" text not null default 'openid' check ("protocol" in ('openid', 'saml')),
      add column "signInAddress" text,
      add column "certificates" text,
      alter column "clientId" drop not null,
      alter column "clientSecret" drop not null,
      alter column "secretTail" drop not null,
      add check (
        ("protocol" = 'openid') = ("clientId" is not null and "clientSecret" is not null and "secretTail" is not null)
        and ("protocol" = 'saml') = ("signInAddress" is not null and "certificates" is not null)
      )`.execute(db);
  await sql`alter table "singleSignOn" alter column "protocol" drop default`.execute(db);
  await sql`
    alter table "singleSignOnAttempt"
      add column "requestId" text,
      add column "answer" text,
      add column "codeDigest" text,
      alter column "nonce" drop not null,
      alter column "codeVerifier" drop not null,
      add check (("requestId" is null) = ("nonce" is not null and "codeVerifier" is not null)),
      add check (("answer" is null) = ("codeDigest" is null))`.execute(db);
}
