import {
  offboardingProjectSchema,
  pathFor,
  paths,
  scenarioSchema,
  scenarioVersionsSchema,
  stepsOf,
  successionPlanSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { beginOffboarding } from '../../testing/factories/offboarding.ts';
import { letPlan, sharePlan } from '../../testing/factories/plan-sharing.ts';
import { buildPlans, planningTables } from '../../testing/factories/plans.ts';
import { startTestApp } from '../../testing/test-app.ts';

test('topics to hand over that name the person are deleted, and no others', async () => {
  const app = await startTestApp();
  const owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  await turnActionsOn(owner);
  const planned = await personOf(app.db, await app.accounts.buildMember(organizationId));
  await buildPlans(app.db, owner, { id: planned, name: 'Ada Quist' }, owner);
  const { id: projectId } = await app.db
    .selectFrom('offboardingProject')
    .select('id')
    .executeTakeFirstOrThrow();
  const kept = ['billing', 'zoe adlers desk'];
  await app.db
    .insertInto('handoverItem')
    .values(
      kept.map((topicKey, place) => ({
        organizationId,
        projectId,
        kind: 'topic' as const,
        topicKey,
        place,
      })),
    )
    .execute();
  const topics = async () => {
    const items = await app.db
      .selectFrom('handoverItem')
      .select('topicKey')
      .where('topicKey', 'in', kept)
      .orderBy('topicKey')
      .execute();
    return items.map(({ topicKey }) => topicKey);
  };
  async function erase(firstName: string, lastName: string) {
    const { id } = await app.db
      .insertInto('directoryUser')
      .values({
        organizationId,
        email: 'erased@harbour.example',
        syncSource: 'USER_UPLOAD' as const,
        firstName,
        lastName,
        teams: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payload = { name: `${firstName} ${lastName}` };
    const erased = await owner.call('POST', pathFor(paths.erasure, id), { payload });
    expect(erased.statusCode, erased.body).toBe(204);
  }
  // A name without letters names no topic.
  await erase('–', '…');
  expect(await topics()).toEqual(kept);
  await erase('Zoë', 'Adler');
  expect(await topics()).toEqual(['billing']);
  await app.close();
});

test('of a person who made plans and is in all of their fields, only "Former participant" is left', async () => {
  const app = await startTestApp();
  const owner = await app.accounts.buildOwner();
  await turnActionsOn(owner);
  const author = await app.accounts.buildMember(owner.organizationId);
  const id = await personOf(app.db, author);
  const name = 'Ada Quist';
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Ada', lastName: 'Quist' })
    .where('id', '=', id)
    .execute();
  await letPlan(app.db, author);
  const plans = await buildPlans(app.db, author, { id, name }, owner);
  const ofOwner = await personOf(app.db, owner);
  const offboarding = await beginOffboarding(owner, ofOwner);
  await sharePlan(owner, { kind: 'offboarding', id: offboarding }, [id]);

  const { rows: tables } = await sql<{ name: string }>`
    select "relname" as "name" from pg_class
    where "relkind" = 'r' and "relnamespace" = current_schema()::regnamespace
      and "relname" ~ '^(offboarding|handover|succession|scenario|planShare)'
    order by "relname" collate "C"`.execute(app.db);
  // A new table needs a row in `buildPlans`.
  expect(tables.map((table) => table.name)).toEqual(planningTables);
  const traces = new RegExp(`\\bAda\\b|Quist|${author.email}|${author.accountId}|${id}`, 'i');
  const tablesNaming = async () => {
    const named = await Promise.all(
      planningTables.map(async (table) => {
        const { rows } = await sql<{ row: string }>`
          select row_to_json("t")::text as "row" from ${sql.table(table)} "t"`.execute(app.db);
        return rows.some(({ row }) => traces.test(row)) ? [table] : [];
      }),
    );
    return named.flat();
  };
  expect(await tablesNaming()).toEqual(planningTables);
  const payload = { name };
  const erased = await owner.call('POST', pathFor(paths.erasure, id), { payload });
  expect(erased.statusCode, erased.body).toBe(204);
  expect(await tablesNaming()).toEqual([]);

  const read = async (path: string): Promise<unknown> => (await owner.call('GET', path)).json();
  const former = 'Former participant';
  expect(offboardingProjectSchema.parse(await read(plans.offboarding))).toMatchObject({
    person: { id: null, name: former },
    note: `Ask ${former}`,
    lookedAfterBy: null,
    readers: [{ id: ofOwner }],
    list: expect.arrayContaining([
      expect.objectContaining({
        label: `Keys of ${former}`,
        note: `${former} has them`,
        assignee: null,
      }),
    ]),
  });
  expect(successionPlanSchema.parse(await read(plans.succession))).toMatchObject({
    person: null,
    role: `Role of ${former}`,
    notes: `Told by ${former}`,
    author: null,
    candidates: [{ person: null, note: `${former} stays` }, { external: `A friend of ${former}` }],
    steps: [{ text: `Meet ${former}`, owner: { person: null } }],
  });
  const scenario = scenarioSchema.parse(await read(plans.scenario));
  expect(scenario).toMatchObject({ title: `${former} leaves`, author: null, changedBy: null });
  expect(scenario.configuration.steps).toEqual([`Thank ${former}`]);
  expect(scenario.actions).toEqual(expect.arrayContaining(stepsOf(scenario).map(({ key }) => key)));
  const { versions } = scenarioVersionsSchema.parse(await read(`${plans.scenario}/versions`));
  expect(versions).toMatchObject([{ savedBy: null }, { savedBy: null }]);
  expect(await read(`${plans.scenario}?version=1`)).toMatchObject({ title: `Without ${former}` });
  await app.close();
});
