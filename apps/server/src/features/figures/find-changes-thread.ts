import {
  type GivenTest,
  type Meeting,
  randomFrom,
  talkBalance,
  type WhatChanged,
  whatChanged,
} from '@rapport/network';
import type { ComparedMeeting } from './changes-repository.ts';
import { weekNumber } from './period.ts';

export type ChangesTask = {
  weeks: number;
  /** With fewer people who spoke, the talk balance is left out. */
  leastPeopleOfTalk: number;
  /** Lists of `ComparedMeeting`, as JSON. */
  now: string;
  before: string;
  departments: readonly (readonly [person: string, department: string])[];
  moods: readonly GivenTest[];
};

/** Fixed, so that the same meetings give the same findings. */
const seed = 1;

/** Runs in its own thread, because the test shuffles meetings many thousand times. */
export default function findChanges(task: ChangesTask): WhatChanged {
  const { weeks, now, before, departments, moods, leastPeopleOfTalk } = task;
  return whatChanged({
    periods: {
      weeks,
      now: readMeetings(now, leastPeopleOfTalk),
      before: readMeetings(before, leastPeopleOfTalk),
    },
    departmentOf: new Map(departments),
    given: moods,
    random: randomFrom(seed),
  });
}

function readMeetings(text: string, leastPeopleOfTalk: number): Meeting[] {
  const meetings: ComparedMeeting[] = JSON.parse(text);
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
