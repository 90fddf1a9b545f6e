import { randomUUID } from 'node:crypto';
import type { ProcessingStatusName } from '@rapport/contract';
import { heardName } from '@rapport/transcript';
import { jsonb } from '../../database/jsonb.ts';
import type { Database } from '../../database/types.ts';
import type { SignedIn } from './accounts.ts';

export type MeetingTraits = {
  title?: string;
  team?: string;
  startsAt?: Date;
  durationMinutes?: number;
  status?: ProcessingStatusName;
  withResults?: boolean;
};

/** Inserts a meeting without processing it. */
export async function buildMeeting(
  db: Database,
  { organizationId, accountId }: SignedIn,
  { title, team, startsAt, durationMinutes, status, withResults }: MeetingTraits,
): Promise<string> {
  const { id } = await db
    .insertInto('meeting')
    .values({
      organizationId,
      uploadedBy: accountId,
      title: title ?? 'Weekly',
      team: team ?? null,
      startsAt: startsAt ?? new Date(),
      durationMinutes: durationMinutes ?? 0,
      status: status ?? 'completed',
      step: 'saving_results',
      percentage: 100,
      runId: randomUUID(),
      ...(withResults && { sentiment: 5, sentimentLabel: 'neutral' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofMeeting = { organizationId, meetingId: id };
  await insertFile(db, ofMeeting);
  if (withResults) await insertResults(db, ofMeeting);
  return id;
}

type OfMeeting = { organizationId: string; meetingId: string };

async function insertFile(db: Database, ofMeeting: OfMeeting) {
  const bytes = Buffer.from('Anna Berg: I will send the figures.\nTom Leiva: Thank you, Anna.\n');
  const { id } = await db
    .insertInto('meetingFile')
    .values({ ...ofMeeting, name: 'weekly.txt', sha256: '', size: bytes.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { organizationId } = ofMeeting;
  await db
    .insertInto('fileChunk')
    .values({ organizationId, fileId: id, position: 0, bytes })
    .execute();
}

async function insertResults(db: Database, ofMeeting: OfMeeting) {
  const [sourceId, targetId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('participant')
    .values(
      [
        { id: sourceId, name: 'Anna Berg', sentiment: 'positive' as const },
        { id: targetId, name: 'Tom Leiva', sentiment: 'neutral' as const },
      ].map((person, position) => ({
        ...ofMeeting,
        ...person,
        position,
        label: person.name,
        heardAs: heardName(person.name),
        directoryUserId: null,
        tieHow: null,
        tieSure: null,
        suggestedUserId: null,
        sentimentScore: 0.2,
        engagementScore: 0.5,
        summary: 'Spoke half of the time.',
        turns: 2,
        words: 20,
        questions: 1,
        speakingSeconds: 12.5,
        talkShare: 0.5,
      })),
    )
    .execute();
  await db
    .insertInto('interaction')
    .values({
      ...ofMeeting,
      sourceId,
      targetId,
      sentiment: 'positive',
      value: 3,
      onMatter: 3,
      strength: 7,
      summaryOfInteractions: ['They answered each other three times.'],
      communicationRecommendations: [],
    })
    .execute();
  const transcriptId = randomUUID();
  await db
    .insertInto('meetingTranscript')
    .values({
      ...ofMeeting,
      transcriptId,
      pieces: 1,
      summaryLines: jsonb([{ text: '2 people spoke for 1 minute.', evidence: [] }]),
      coverage: jsonb({ turns: 2, words: 8, minutes: 1, timed: true, unattributedTurns: 0 }),
    })
    .execute();
  await db
    .insertInto('transcriptPiece')
    .values({
      ...ofMeeting,
      transcriptId,
      position: 0,
      turns: jsonb([
        {
          position: 0,
          participantId: sourceId,
          start: 0,
          end: 6,
          text: 'I will send the figures.',
        },
        { position: 1, participantId: targetId, start: 6, end: 12, text: 'Thank you, Anna.' },
      ]),
    })
    .execute();
  await db
    .insertInto('actionItem')
    .values({
      ...ofMeeting,
      position: 0,
      text: 'Send the figures',
      owner: 'Anna Berg',
      dueDate: 'on Friday',
      dueDay: '2026-11-27',
      before: null,
      turn: 0,
      quote: 'I will send the figures.',
    })
    .execute();
}
