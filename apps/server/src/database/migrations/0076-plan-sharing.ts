import { type Kysely, sql } from 'kysely';

/**
 * Who may plan about persons, and the people with whom each plan is shared by name. Plans that every reader of figures
 * saw stay with those who may plan, without the people that the plans are about. Who was named as a reader of an
 * offboarding stays one.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "organizationSettings"
    add column "planners" text not null default 'admins'
      check ("planners" in ('admins', 'named'))`.execute(db);
  await sql`
    create table "planner" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      primary key ("organizationId", "directoryUserId")
    )`.execute(db);
  await sql`create index on "planner" ("directoryUserId")`.execute(db);
  await sql`
    create table "planShare" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "scenarioId" uuid references "scenario" ("id") on delete cascade,
      "successionPlanId" uuid references "successionPlan" ("id") on delete cascade,
      "offboardingId" uuid references "offboardingProject" ("id") on delete cascade,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      "mayChange" boolean not null,
      "isIncluded" boolean not null default false,
      check (num_nonnulls("scenarioId", "successionPlanId", "offboardingId") = 1)
    )`.execute(db);
  for (const column of ['scenarioId', 'successionPlanId', 'offboardingId'])
    await sql`
      create unique index on "planShare" (${sql.ref(column)}, "directoryUserId")
      where ${sql.ref(column)} is not null`.execute(db);
  await sql`create index on "planShare" ("organizationId", "directoryUserId")`.execute(db);
  await sql`create index on "planShare" ("directoryUserId")`.execute(db);

  const planners = sql`"directoryUser" "person"
    join "member" on "member"."organizationId" = "person"."organizationId"
      and "member"."userId" = "person"."accountId" and "member"."role" <> 'member'`;
  await sql`
    insert into "planShare" ("organizationId", "scenarioId", "directoryUserId", "mayChange")
    select "scenario"."organizationId", "scenario"."id", "person"."id", true
    from "scenario" join ${planners} on "person"."organizationId" = "scenario"."organizationId"
    where "scenario"."ownerId" is null
      and "person"."accountId" is distinct from "scenario"."createdBy"
      and not exists (
        select from "scenarioVersion" "kept" cross join lateral jsonb_array_elements_text(
          coalesce("kept"."configuration" -> 'leavers', "kept"."configuration" -> 'people', '[]')) "about"
        where "kept"."scenarioId" = "scenario"."id" and "about" = "person"."id"::text)`.execute(db);
  await sql`
    insert into "planShare" ("organizationId", "successionPlanId", "directoryUserId", "mayChange")
    select "plan"."organizationId", "plan"."id", "person"."id", true
    from "successionPlan" "plan"
    join ${planners} on "person"."organizationId" = "plan"."organizationId"
    where "plan"."isShared" and "person"."accountId" is distinct from "plan"."createdBy"
      and "person"."id" is distinct from "plan"."personId"
      and not exists (
        select from "successionCandidate" "candidate"
        where "candidate"."planId" = "plan"."id"
          and "candidate"."directoryUserId" = "person"."id")`.execute(db);
  await sql`
    insert into "planShare"
      ("organizationId", "offboardingId", "directoryUserId", "mayChange", "isIncluded")
    select "reader"."organizationId", "projectId", "reader"."directoryUserId", true,
      "reader"."directoryUserId" is not distinct from "project"."directoryUserId"
    from "offboardingReader" "reader"
    join "offboardingProject" "project" on "project"."id" = "projectId"`.execute(db);

  await sql`drop table "offboardingReader"`.execute(db);
  await sql`alter table "scenario" drop column "ownerId"`.execute(db);
  await sql`alter table "successionPlan" drop column "isShared"`.execute(db);
  await sql`
    update "notificationSettings" set "bell" = "bell" || '{plan-people-changed}'`.execute(db);
}
