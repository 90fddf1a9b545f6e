import type { MyDataFile } from '@rapport/contract';
import { statesMood } from '@rapport/transcript';
import type { Database } from '../../database/types.ts';
import { maySayMoodOfPair } from '../../ground/meeting/visible-figures.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import {
  findOwnNotificationSettings,
  findOwnProfile,
  listMaybeItems,
  listOwnActions,
  listOwnConnections,
  listOwnCorrections,
  listOwnDigests,
  listOwnEntries,
  listOwnedItems,
  listOwnMeetings,
  listOwnNotifications,
  listOwnQuestions,
  listOwnSeriesChoices,
  listOwnUploads,
  listOwnViews,
  type OwnMeetingRow,
  type Page,
  readOwnTurns,
} from './my-data-repository.ts';
import {
  listOwnOffboardings,
  listOwnScenarios,
  listOwnSuccessionPlans,
  listOwnTasks,
} from './my-plans-repository.ts';
import { presentHeldCorrection, presentHeldMeeting, readProfile } from './read-my-data.ts';

type FileMeeting = MyDataFile['meetings'][number];

const meetingsAtOnce = 20;
const rowsAtOnce = 500;

/** Streams a JSON file. */
export async function downloadMyData(db: Database, actor: Actor): Promise<AsyncGenerator<string>> {
  await recordAuditEvent(db, actor, { action: 'own-data-downloaded' });
  return pieces(db, actor);
}

async function* pieces(db: Database, member: Member): AsyncGenerator<string> {
  const row = await findOwnProfile(db, member);
  yield `{"profile":${JSON.stringify(await readProfile(db, member, row))}`;
  yield* meetings(db, member, row.directoryUserId);
  yield* list('corrections', rowsAtOnce, async (page) =>
    (await listOwnCorrections(db, member, page)).map(presentHeldCorrection),
  );
  yield* list('actions', rowsAtOnce, (page) =>
    listOwnActions(db, member, row.directoryUserId, page),
  );
  yield* list('seriesChoices', rowsAtOnce, (page) => listOwnSeriesChoices(db, member, page));
  yield* list('meetingViews', rowsAtOnce, (page) => listOwnViews(db, member, page));
  yield* list('scenarios', rowsAtOnce, (page) => listOwnScenarios(db, member, page));
  yield* list('offboardings', rowsAtOnce, (page) => listOwnOffboardings(db, member, page));
  yield* list('handoverTasks', rowsAtOnce, (page) =>
    listOwnTasks(db, member, row.directoryUserId, page),
  );
  yield* list('successionPlans', rowsAtOnce, (page) => listOwnSuccessionPlans(db, member, page));
  yield* list('questions', rowsAtOnce, async (page) =>
    (await listOwnQuestions(db, member, page)).map(({ filters, ...question }) => ({
      ...question,
      ...filters,
    })),
  );
  yield* list('notifications', rowsAtOnce, (page) => listOwnNotifications(db, member, page));
  yield* list('digests', rowsAtOnce, (page) => listOwnDigests(db, member, page));
  yield `,"notificationSettings":${JSON.stringify(await findOwnNotificationSettings(db, member))}`;
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

async function* meetings(db: Database, member: Member, directoryUserId: string | null) {
  yield ',"meetings":[';
  for (let offset = 0; ; offset += meetingsAtOnce) {
    const page = { limit: meetingsAtOnce, offset };
    const rows = await listOwnMeetings(db, member, directoryUserId, page);
    for (const [at, meeting] of (await withFindings(db, member, rows)).entries()) {
      // The last field, the person's words, may be long.
      yield `${offset + at > 0 ? ',' : ''}${JSON.stringify(meeting).slice(0, -1)},"said":[`;
      yield* said(db, member.organizationId, rows[at]);
      yield ']}';
    }
    if (rows.length < meetingsAtOnce) break;
  }
  yield ']';
}

async function* said(db: Database, organizationId: string, row: OwnMeetingRow | undefined) {
  let before = '';
  if (!row) return;
  for await (const turns of readOwnTurns(db, organizationId, row)) {
    if (turns.length === 0) continue;
    yield before + JSON.stringify(turns).slice(1, -1);
    before = ',';
  }
}

async function withFindings(
  db: Database,
  member: Member,
  rows: readonly OwnMeetingRow[],
): Promise<Omit<FileMeeting, 'said'>[]> {
  if (rows.length === 0) return [];
  const { organizationId } = member;
  const ids = rows.map(({ id }) => id);
  const own = rows.map(({ participantId }) => participantId);
  const connections = await listOwnConnections(db, organizationId, ids, own);
  const items = await listOwnedItems(db, organizationId, ids);
  const maybe = await listMaybeItems(db, organizationId, ids);
  return rows.map((row) => ({
    ...presentHeldMeeting(row),
    connections: connections
      .filter(({ participantId }) => participantId === row.participantId)
      .map((connection) => presentConnection(member, connection)),
    actionItems: [
      ...items
        .filter(({ meetingId, owner }) => meetingId === row.id && owner === row.speakerName)
        .map(({ meetingId, ...item }) => item),
      ...maybe
        .filter(({ meetingId, owner }) => meetingId === row.id && owner === row.speakerName)
        .map(({ text, owner, dueDate }) => ({ text, owner, dueDate, isMaybe: true as const })),
    ],
  }));
}

type ConnectionRow = Awaited<ReturnType<typeof listOwnConnections>>[number];

/** A connection's mood concerns two people, one of them not the reader. */
function presentConnection(
  member: Member,
  { participantId, isLeftOutOfMoods, sentiment, ...connection }: ConnectionRow,
): FileMeeting['connections'][number] {
  if (maySayMoodOfPair(member, [{ isLeftOutOfMoods }])) return { ...connection, sentiment };
  const { summaryOfInteractions, communicationRecommendations } = connection;
  return {
    ...connection,
    summaryOfInteractions: summaryOfInteractions.filter((text) => !statesMood(text)),
    communicationRecommendations: communicationRecommendations.filter((text) => !statesMood(text)),
  };
}
