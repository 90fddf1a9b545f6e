import { randomUUID } from 'node:crypto';
import { defaultOrganizationSettings as settings } from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import type { Member } from '../../../platform/session.ts';
import { buildTwoMembers } from '../../../testing/factories/two-members.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { countByProject, listItems } from './item-repository.ts';
import { isDone } from './present-items.ts';

const member: Member = { organizationId: 'o1', accountId: 'anna', role: 'member', settings };
const projectId = randomUUID();

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await buildTwoMembers(db);
  await sql`insert into "offboardingProject"
      ("id", "organizationId", "lastDay", "lookedAfterBy", "fromMeetings")
    values (${projectId}, 'o1', '2026-03-02', 'anna', 0)`.execute(db);
});
afterAll(() => database.close());

/** The action of another member is not readable. */
const action = fc.record({
  state: fc.constantFrom('open' as const, 'done' as const, 'dropped' as const),
  createdBy: fc.constantFrom('anna', 'tom'),
});
const items = fc.array(fc.record({ isDone: fc.boolean(), action: fc.option(action) }), {
  maxLength: 8,
});

test('the list of plans counts the items as the plan itself does', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (drawn) => {
      const { db } = database;
      await db.deleteFrom('handoverItem').execute();
      for (const [place, item] of drawn.entries()) {
        const actionId = item.action && randomUUID();
        if (item.action)
          await sql`insert into "actionItem" ("id", "organizationId", "origin", "text", "state", "closedAt", "createdBy")
            values (${actionId}, 'o1', 'added', 'Send it', ${item.action.state},
              ${item.action.state === 'open' ? null : new Date()}, ${item.action.createdBy})`.execute(
            db,
          );
        await sql`insert into "handoverItem"
            ("organizationId", "projectId", "kind", "label", "actionId", "place", "doneAt")
          values ('o1', ${projectId}, ${actionId ? 'action' : 'own'}, ${actionId ? null : 'Keys'}, ${actionId}, ${place},
            ${item.isDone ? new Date() : null})`.execute(db);
      }
      const listed = await listItems(db, member, [projectId]);
      const counted = await countByProject(db, member, [projectId], ['action', 'own']);
      expect(counted.get(projectId) ?? { items: 0, done: 0 }).toEqual({
        items: listed.length,
        done: listed.filter(isDone).length,
      });
    }),
    { numRuns: 60 },
  );
});
