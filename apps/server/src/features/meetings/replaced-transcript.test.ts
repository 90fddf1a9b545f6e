import { randomUUID } from 'node:crypto';
import { meetingTranscriptSchema, pathFor, paths } from '@rapport/contract';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Replaces the transcript after it was found and before its turns are read, so many times. */
function replacing(db: Database, counter: { times: number }): KyselyPlugin {
  const finding = new WeakSet<object>();
  const isFinding = (node: RootOperationNode) =>
    node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"summaryLines"');
  return {
    transformQuery({ node, queryId }) {
      if (isFinding(node)) finding.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!finding.has(queryId) || counter.times === 0) return result;
      counter.times -= 1;
      const transcriptId = randomUUID();
      await db.updateTable('transcriptPiece').set({ transcriptId }).execute();
      await db.updateTable('meetingTranscript').set({ transcriptId }).execute();
      return result;
    },
  };
}

test.each([
  [1, 200],
  [9, 409],
])('a transcript that is replaced %i times while it is read answers %i', async (times, status) => {
  const connection = await openTestDatabase();
  const counter = { times: 0 };
  const plugin = replacing(connection.db, counter);
  const app = await startTestApp({}, { ...connection, db: connection.db.withPlugin(plugin) });
  const owner = await app.accounts.buildOwner();
  const id = await buildMeeting(app.db, owner, { withResults: true });
  counter.times = times;
  const response = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  expect(response.statusCode).toBe(status);
  expect(counter.times).toBeLessThan(times);
  if (status === 200)
    expect(meetingTranscriptSchema.parse(response.json()).turns.length).toBeGreaterThan(0);
  else
    expect(response.json().message).toBe(
      'The transcript was read again meanwhile. Please load it again.',
    );
  await app.close();
});
