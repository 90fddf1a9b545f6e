import { type Kysely, sql } from 'kysely';

/** Notifications of shared plans and of tasks in them. Members who chose their kinds get the new ones in the app. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "notification"
      add column "scenarioId" uuid references "scenario" ("id") on delete cascade,
      add column "successionPlanId" uuid references "successionPlan" ("id") on delete cascade,
      add column "offboardingId" uuid references "offboardingProject" ("id") on delete cascade`.execute(
    db,
  );
  const plan = sql`coalesce("scenarioId", "successionPlanId", "offboardingId")`;
  await sql`
    create unique index on "notification" ("organizationId", "accountId", "kind", (${plan}))
    where ${plan} is not null`.execute(db);
  // For deletes of plans.
  for (const column of ['scenarioId', 'successionPlanId', 'offboardingId'])
    await sql`
      create index on "notification" (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  await sql`
    update "notificationSettings" set "bell" = "bell" || '{plan-shared,task-given}'`.execute(db);
}
