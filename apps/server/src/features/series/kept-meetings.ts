import type { Queryable } from '../../database/types.ts';
import {
  type Facts,
  type KeptMeeting,
  listLooseMeetings,
  listMeetingsWithKeys,
  listTitledMeetings,
} from './kept-series-repository.ts';

/** Reads meetings with their stored data. */
export type KeptMeetings = {
  withKeys(keys: readonly string[]): Promise<readonly KeptMeeting[]>;
  /** Meetings that are by title in a series which is usually on one of these weekdays. */
  titledOn(weekdays: readonly number[]): Promise<readonly KeptMeeting[]>;
  /** Meetings of these weekdays that are in no series by title. */
  looseOn(weekdays: readonly number[]): Promise<readonly KeptMeeting[]>;
};

export const keptInDatabase = (tx: Queryable, organizationId: string): KeptMeetings => ({
  withKeys: (keys) => listMeetingsWithKeys(tx, organizationId, keys),
  titledOn: (weekdays) => listTitledMeetings(tx, organizationId, weekdays),
  looseOn: (weekdays) => listLooseMeetings(tx, organizationId, weekdays),
});

/** All meetings of an organization, read once. Those in a series by title have a key. */
export function keptInMemory(
  meetings: readonly KeptMeeting[],
  facts: readonly Facts[],
): KeptMeetings {
  const factsOf = new Map(facts.map(({ meetingId, ...fact }) => [meetingId, fact]));
  const kept = meetings.map((meeting) => {
    const fact = factsOf.get(meeting.id);
    return { ...meeting, ...fact, how: fact?.key === meeting.key ? meeting.how : null };
  });
  return {
    withKeys: async (keys) => {
      const wanted = new Set<string | null>(keys);
      return kept.filter(({ key }) => wanted.has(key));
    },
    titledOn: async () => [],
    looseOn: async (weekdays) =>
      kept.filter(({ how, weekday }) => how !== 'title' && weekdays.includes(weekday ?? -1)),
  };
}
