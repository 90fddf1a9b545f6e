import type { MyDataFile } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import {
  findOwnProfile,
  listOwnConnections,
  listOwnCorrections,
  listOwnEntries,
  listOwnedItems,
  listOwnMeetings,
  listOwnUploads,
  listTurns,
  type OwnMeetingRow,
  type Page,
} from './my-data-repository.ts';
import { presentHeldCorrection, presentHeldMeeting, presentProfile } from './read-my-data.ts';

type FileMeeting = MyDataFile['meetings'][number];

/** So few have all their words in memory at once. */
const meetingsAtOnce = 20;
const rowsAtOnce = 500;

/** Everything that the organization holds about the member who asks, as the pieces of a JSON file. */
export async function downloadMyData(db: Database, actor: Actor): Promise<AsyncGenerator<string>> {
  await recordAct(db, actor, { action: 'own-data-downloaded' });
  return pieces(db, actor);
}

async function* pieces(db: Database, member: Member): AsyncGenerator<string> {
  const row = await findOwnProfile(db, member);
  const { organizationId } = member;
  yield `{"profile":${JSON.stringify(presentProfile(row))}`;
  yield* list('meetings', meetingsAtOnce, async (page) => {
    const rows = await listOwnMeetings(db, member, row.directoryUserId, page);
    return withWords(db, organizationId, rows);
  });
  yield* list('corrections', rowsAtOnce, async (page) =>
    (await listOwnCorrections(db, member, page)).map(presentHeldCorrection),
  );
  yield* list('uploads', rowsAtOnce, (page) => listOwnUploads(db, member, page));
  yield* list('auditEntries', rowsAtOnce, (page) => listOwnEntries(db, member, page));
  yield '}\n';
}

async function* list(
  name: keyof MyDataFile,
  limit: number,
  read: (page: Page) => Promise<object[]>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  for (let offset = 0; ; offset += limit) {
    const rows = await read({ limit, offset });
    const first = offset > 0 && rows.length > 0 ? ',' : '';
    yield first + rows.map((row) => JSON.stringify(row)).join(',');
    if (rows.length < limit) break;
  }
  yield ']';
}

async function withWords(
  db: Database,
  organizationId: string,
  rows: readonly OwnMeetingRow[],
): Promise<FileMeeting[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const own = rows.map(({ participantId }) => participantId);
  const transcripts = await listTurns(db, organizationId, ids);
  const connections = await listOwnConnections(db, organizationId, ids, own);
  const items = await listOwnedItems(db, organizationId, ids);
  return rows.map((row) => {
    const transcript = transcripts.find(({ meetingId }) => meetingId === row.id);
    return {
      ...presentHeldMeeting(row),
      said: (transcript?.turns ?? [])
        .filter(({ participantId }) => participantId === row.participantId)
        .map(({ start, text }) => ({ start, text })),
      connections: connections
        .filter(({ participantId }) => participantId === row.participantId)
        .map(({ participantId, ...connection }) => connection),
      actionItems: items
        .filter(({ meetingId, owner }) => meetingId === row.id && owner === row.speakerName)
        .map(({ meetingId, ...item }) => item),
    };
  });
}
