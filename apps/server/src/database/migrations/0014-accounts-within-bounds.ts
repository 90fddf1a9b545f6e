import { type Kysely, sql } from 'kysely';

/** Also stores digests instead of password reset tokens. */
export async function up(db: Kysely<unknown>) {
  await boundRoles(db);
  await boundTexts(db);
  await sql`
    update "verification" set "identifier" = 'sha256:reset-password:' ||
      encode(sha256(convert_to(substr("identifier", 16), 'UTF8')), 'hex')
    where "identifier" like 'reset-password:%'`.execute(db);
  await sql`alter table "member" add column "lastUsedAt" timestamptz`.execute(db);
}

/** One role per person; only the server may invite owners. */
async function boundRoles(db: Kysely<unknown>) {
  // A second owner by invitation becomes an admin.
  await sql`
    update "member" as "second" set "role" = 'admin'
    from "invitation", "user"
    where "second"."role" = 'owner' and "user"."id" = "second"."userId"
      and "invitation"."organizationId" = "second"."organizationId"
      and "invitation"."role" = 'owner' and "invitation"."status" = 'accepted'
      and "invitation"."inviterId" is not null
      and lower("invitation"."email") = lower("user"."email")
      and exists (
        select from "member" as "first"
        where "first"."organizationId" = "second"."organizationId" and "first"."role" = 'owner'
          and "first"."createdAt" < "second"."createdAt")`.execute(db);
  await sql`
    update "invitation" set "role" = 'admin'
    where "role" = 'owner' and "inviterId" is not null`.execute(db);
  // A list of roles, such as 'admin,admin', becomes the highest one.
  for (const table of ['member', 'invitation'])
    await sql`
      update ${sql.table(table)} set "role" = case
        when "role" ~ '\\madmin\\M' then 'admin' else 'member' end
      where "role" is null or "role" not in ('owner', 'admin', 'member')`.execute(db);
  await sql`
    update "user" set "role" = case when "role" ~ '\\madmin\\M' then 'admin' else 'user' end
    where "role" not in ('admin', 'user')`.execute(db);
  await sql`alter table "member"
    add constraint "memberRole" check ("role" in ('owner', 'admin', 'member'))`.execute(db);
  await sql`alter table "invitation" alter column "role" set not null,
    add constraint "invitationRole" check (
      "role" in ('admin', 'member') or ("role" = 'owner' and "inviterId" is null))`.execute(db);
  await sql`alter table "user"
    add constraint "userRole" check ("role" in ('admin', 'user'))`.execute(db);
}

const lengths = [
  ['user', 'name', 254],
  ['organization', 'name', 200],
  ['team', 'name', 200],
] as const;
const pictures = [
  ['user', 'image'],
  ['organization', 'logo'],
] as const;
const pictureLengthMax = 64_000;

async function boundTexts(db: Kysely<unknown>) {
  for (const [table, column, max] of lengths) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = left(${name}, ${sql.lit(max)})
      where length(${name}) > ${sql.lit(max)}`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}NameLength`)}
      check (length(${name}) <= ${sql.lit(max)})`.execute(db);
  }
  for (const [table, column] of pictures) {
    const isPicture = sql`${sql.ref(column)} ~ '^(https://|data:image/(png|jpeg|gif|webp);base64,)'
      and length(${sql.ref(column)}) <= ${sql.lit(pictureLengthMax)}`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where not (${isPicture})`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}Picture`)}
      check (${isPicture})`.execute(db);
  }
}
