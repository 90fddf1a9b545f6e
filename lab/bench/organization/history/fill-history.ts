import { randomUUID } from 'node:crypto';
import { insertRows } from '@rapport/server/database/insert-rows';
import type { Database } from '@rapport/server/database/types';
import { addDays, addWeeks, mondayOf } from '@rapport/server/features/figures/period';
import { sumWeeks } from '@rapport/server/features/figures/sum-weeks';
import { storeSeries } from '@rapport/server/features/series/store-series';
import { markAllSeries } from '@rapport/server/ground/meeting/out-of-date-series-repository';
import { markAllWeeks } from '@rapport/server/ground/meeting/out-of-date-week-repository';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { type HeldMeeting, type History, historyWeeks } from './write-history.ts';

const meetingsAtOnce = 200;

/** Stores a history as if its meetings had been analysed; it ends with the last complete week. Returns its first Monday. */
export async function fillHistory(
  db: Database,
  organizationId: string,
  { departmentOf, meetings }: History,
): Promise<string> {
  const start = addWeeks(mondayOf(new Date().toISOString().slice(0, 10)), -historyWeeks);
  const idOf = new Map([...departmentOf.keys()].map((name) => [name, randomUUID()]));
  await insertRows(db, {
    directoryUser: [...departmentOf].map(([name, department]) => ({
      id: idOf.get(name) ?? '',
      organizationId,
      email: `${name.toLowerCase()}@history.example`,
      firstName: name,
      lastName: 'Berg',
      department,
      teams: [],
      syncSource: 'USER_UPLOAD' as const,
      matchedAt: new Date(),
    })),
  });
  for (let from = 0; from < meetings.length; from += meetingsAtOnce)
    await insertMeetings(meetings.slice(from, from + meetingsAtOnce));
  const services = { db, bus: createLocalBus() };
  await markAllWeeks(db, organizationId);
  await sumWeeks(services, organizationId);
  await markAllSeries(db, organizationId);
  await storeSeries(services, organizationId);
  return start;

  async function insertMeetings(held: readonly HeldMeeting[]) {
    const rows = held.map((meeting) => rowsOf(meeting));
    await insertRows(db, { meeting: rows.map(({ meeting }) => meeting) });
    await insertRows(db, { participant: rows.flatMap(({ participant }) => participant) });
  }

  function rowsOf({ title, day, minutes, people, topics }: HeldMeeting) {
    const id = randomUUID();
    const startsAt = new Date(`${addDays(start, day)}T15:00:00Z`);
    return {
      meeting: {
        id,
        organizationId,
        title,
        startsAt,
        isDateStated: true,
        isTimeStated: true,
        durationMinutes: minutes,
        participantCount: people.length,
        language: 'en',
        initiatives: topics,
        status: 'completed' as const,
        step: 'saving_results' as const,
        percentage: 100,
        runId: randomUUID(),
        createdAt: startsAt,
        completedAt: startsAt,
      },
      participant: people.map((name, position) => ({
        id: randomUUID(),
        organizationId,
        meetingId: id,
        position,
        name: `${name} Berg`,
        label: name,
        heardAs: `${name} berg`.toLowerCase(),
        directoryUserId: idOf.get(name) ?? null,
        sentiment: 'neutral' as const,
        sentimentScore: 0,
        engagementScore: 0.5,
        summary: '',
        turns: 10,
        words: 300,
        questions: 1,
        turnFacts: topics.map((_, index) => ({
          topics: [index],
          turns: 1,
          positive: 0,
          neutral: 1,
          negative: 0,
        })),
        speakingSeconds: 120,
        talkShare: 1 / people.length,
      })),
    };
  }
}
