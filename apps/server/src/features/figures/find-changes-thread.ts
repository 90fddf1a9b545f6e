import { type Meeting, randomFrom, whatChanged } from '@rapport/network';
import type { ComparedMeeting } from './changes-repository.ts';
import { weekNumber } from './period.ts';

export type ChangesTask = {
  weeks: number;
  /** Lists of `ComparedMeeting`, as JSON. */
  now: string;
  before: string;
  departments: readonly (readonly [person: string, department: string])[];
};

/** The same meetings give the same findings. */
const seed = 1;

/** Runs in a thread of its own: the test shuffles meetings many thousand times. */
export default function findChanges({ weeks, now, before, departments }: ChangesTask) {
  return whatChanged({
    periods: { weeks, now: readMeetings(now), before: readMeetings(before) },
    departmentOf: new Map(departments),
    random: randomFrom(seed),
  });
}

function readMeetings(text: string): Meeting[] {
  const meetings: ComparedMeeting[] = JSON.parse(text);
  return meetings.map(({ week, speakers, exchanges, initiatives, ...meeting }) => ({
    ...meeting,
    week: weekNumber(week),
    speakers: speakers ?? [],
    exchanges: exchanges ?? [],
    initiatives: initiatives ?? [],
    // So that no finding is about a series, of which few people may be part.
    talkBalance: null,
  }));
}
