import type { Queryable } from '../../database/types.ts';
import {
  type Facts,
  listLooseMeetings,
  listMeetingsWithKeys,
  listTitledMeetings,
  type StoredMeeting,
} from './stored-series-repository.ts';

/** Reads meetings with their stored data. */
export type StoredMeetings = {
  withKeys(keys: readonly string[]): Promise<readonly StoredMeeting[]>;
  /** Meetings that are by title in a series which is usually on one of these weekdays. */
  titledOn(weekdays: readonly number[]): Promise<readonly StoredMeeting[]>;
  /** Meetings of these weekdays that are in no series by title. */
  looseOn(weekdays: readonly number[]): Promise<readonly StoredMeeting[]>;
};

export const storedInDatabase = (tx: Queryable, organizationId: string): StoredMeetings => ({
  withKeys: (keys) => listMeetingsWithKeys(tx, organizationId, keys),
  titledOn: (weekdays) => listTitledMeetings(tx, organizationId, weekdays),
  looseOn: (weekdays) => listLooseMeetings(tx, organizationId, weekdays),
});

/** All meetings of an organization, read once. Those in a series by title have a key. */
export function storedInMemory(
  meetings: readonly StoredMeeting[],
  facts: readonly Facts[],
): StoredMeetings {
  const factsOf = new Map(facts.map(({ meetingId, ...fact }) => [meetingId, fact]));
  const stored = meetings.map((meeting) => {
    const fact = factsOf.get(meeting.id);
    return { ...meeting, ...fact, how: fact?.key === meeting.key ? meeting.how : null };
  });
  return {
    withKeys: async (keys) => {
      const wanted = new Set<string | null>(keys);
      return stored.filter(({ key }) => wanted.has(key));
    },
    titledOn: async () => [],
    looseOn: async (weekdays) =>
      stored.filter(({ how, weekday }) => how !== 'title' && weekdays.includes(weekday ?? -1)),
  };
}
