import {
  type Meeting,
  randomFrom,
  type TestedChanges,
  talkBalance,
  testChanges,
} from '@rapport/network';
import { weekNumber } from '../period.ts';
import type { ComparedMeeting } from './compared-meetings-repository.ts';

/** A list of `ComparedMeeting` as JSON in UTF-8. */
export type Bytes = Uint8Array<ArrayBuffer>;

export type ChangesTask = {
  weeks: number;
  /** With fewer people who spoke, the talk balance is left out. */
  leastPeopleOfTalk: number;
  now: readonly Bytes[];
  before: readonly Bytes[];
  departments: readonly (readonly [person: string, department: string])[];
  /** True if tests of moods will be given. */
  givesMoods: boolean;
};

/** Fixed, so that the same meetings give the same findings. */
const seed = 1;

/** Runs in its own thread, because the test shuffles meetings many thousand times. */
export default function testInThread(task: ChangesTask): TestedChanges {
  const { weeks, now, before, departments, givesMoods, leastPeopleOfTalk } = task;
  return testChanges({
    periods: {
      weeks,
      now: readMeetings(now, leastPeopleOfTalk),
      before: readMeetings(before, leastPeopleOfTalk),
    },
    departmentOf: new Map(departments),
    givesTests: givesMoods,
    random: randomFrom(seed),
  });
}

function readMeetings(parts: readonly Bytes[], leastPeopleOfTalk: number): Meeting[] {
  const decoder = new TextDecoder();
  const meetings = parts.flatMap((part): ComparedMeeting[] => JSON.parse(decoder.decode(part)));
  return meetings.map(
    ({ week, speakers, exchanges, initiatives, words, peopleWhoSpoke, ...meeting }) => ({
      ...meeting,
      week: weekNumber(week),
      speakers: speakers ?? [],
      exchanges: exchanges ?? [],
      initiatives: initiatives ?? [],
      talkBalance: peopleWhoSpoke < leastPeopleOfTalk ? null : talkBalance(words ?? []),
    }),
  );
}
