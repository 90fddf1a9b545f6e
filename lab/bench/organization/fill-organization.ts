import { randomUUID } from 'node:crypto';
import { insertRows } from '@rapport/server/database/insert-rows';
import type { Database } from '@rapport/server/database/types';
import { addWeeks, mondayOf } from '@rapport/server/features/figures/period';
import { sumWeeks } from '@rapport/server/features/figures/sum-weeks';
import { storeSeries } from '@rapport/server/features/series/store-series';
import { markAllSeries } from '@rapport/server/ground/meeting/out-of-date-series-repository';
import { markAllWeeks } from '@rapport/server/ground/meeting/out-of-date-week-repository';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { sql } from 'kysely';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import { generateOrganization, type Size } from '../changes/generate-organization.ts';
import { type Directory, fillDirectory } from './fill-directory.ts';
import { type MeetingRows, meetingRows } from './meeting-rows.ts';

export type OrganizationSize = { people: number; departments: number; meetings: number };

const organizationWeeks = 104;
const readers = 200;
const meetingsAtOnce = 400;
/** Moments of a period are searched in at most this many of its latest meetings. */
const withTranscript = 60;
const dayMs = 86_400_000;

/** Creates an organization with two years of meetings up to the last complete week, its sums and its series. */
export async function fillOrganization(db: Database, size: OrganizationSize): Promise<Directory> {
  const random = randomFrom(1);
  const organization = generateOrganization(1, generatorSize(size));
  const directory = await fillDirectory(db, random, organization.departmentOf, readers);
  const today = new Date().toISOString().slice(0, 10);
  const start = addWeeks(mondayOf(today), -organizationWeeks);
  /** The meetings of a series are on the same weekday. */
  const startOf = ({ week, series }: { week: number; series: string | null }) => {
    const weekday =
      series === null ? Math.floor(random.between(0, 5)) : Number(series.slice(1)) % 5;
    const days = weekday + random.between(0.6, 0.9);
    return new Date(Date.parse(addWeeks(start, week - 1)) + days * dayMs);
  };
  const rows = organization.meetings
    .map((meeting) => meetingRows(random, directory, meeting, startOf(meeting)))
    .sort((one, other) => Number(one.meeting.startsAt) - Number(other.meeting.startsAt));
  for (let from = 0; from < rows.length; from += meetingsAtOnce)
    await insertMeetings(db, rows.slice(from, from + meetingsAtOnce));
  for (const one of rows.slice(-withTranscript)) await insertTranscript(db, random, one);
  await sql`vacuum analyze`.execute(db);
  const services = { db, bus: createLocalBus() };
  await markAllWeeks(db, directory.organizationId);
  await sumWeeks(services, directory.organizationId);
  await markAllSeries(db, directory.organizationId);
  await storeSeries(services, directory.organizationId);
  await sql`vacuum analyze`.execute(db);
  return directory;
}

const generatorSize = ({ people, departments, meetings }: OrganizationSize): Size => ({
  people,
  departments,
  weeks: organizationWeeks,
  // The generator makes 5 % fewer meetings than requested.
  meetings: (1.052 * 4 * meetings) / organizationWeeks,
});

export async function insertMeetings(db: Database, rows: readonly MeetingRows[]): Promise<void> {
  await insertRows(db, { meeting: rows.map(({ meeting }) => meeting) });
  await insertRows(db, { participant: rows.flatMap(({ participant }) => participant) });
  await insertRows(db, {
    interaction: rows.flatMap(({ interaction }) => interaction),
    actionItem: rows.flatMap(({ actionItem }) => actionItem),
    meetingShare: rows.flatMap(({ meetingShare }) => meetingShare),
  });
}

async function insertTranscript(
  db: Database,
  random: Random,
  { meeting, participant }: MeetingRows,
) {
  const transcriptId = randomUUID();
  const ofMeeting = { organizationId: meeting.organizationId, meetingId: meeting.id ?? '' };
  const turns = Array.from({ length: 400 }, (_, position) => ({
    position,
    participantId: random.pick(participant).id ?? null,
    start: position * 9,
    end: position * 9 + 8,
    text: 'We move on with the billing migration, and tell the partners by Friday what it means for them.',
    ...(random.next() < 0.01 && { moment: 'positive' as const, momentWords: ['wonderful'] }),
  }));
  await insertRows(db, {
    meetingTranscript: [
      {
        ...ofMeeting,
        transcriptId,
        pieces: 1,
        summaryLines: [],
        findings: null,
        coverage: { turns: 400, words: 8000, minutes: 60, timed: true, unattributedTurns: 0 },
      },
    ],
    transcriptPiece: [{ ...ofMeeting, transcriptId, position: 0, turns }],
  });
}
