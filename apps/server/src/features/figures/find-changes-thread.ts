import { type Finding, type Meeting, randomFrom, whatChanged } from '@rapport/network';

export type ChangesTask = {
  weeks: number;
  now: readonly Meeting[];
  before: readonly Meeting[];
  departments: readonly (readonly [person: string, department: string])[];
};

/** The same meetings give the same findings. */
const seed = 1;

/** Runs in a thread of its own: the test shuffles meetings many thousand times. */
export default function findChanges({ weeks, now, before, departments }: ChangesTask): Finding[] {
  return whatChanged({
    periods: { weeks, now, before },
    departmentOf: new Map(departments),
    random: randomFrom(seed),
  });
}
