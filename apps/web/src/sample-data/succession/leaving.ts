import { longDay } from '@/lib/format-day.ts';
import { offboardingProjects } from '../offboarding/projects/projects.ts';

/** Who is about to leave follows nobody; the words complete their name. */
export const leaving: ReadonlyMap<string, string> = new Map([
  ...offboardingProjects.map(
    ({ personId, lastWorkingDay }) => [personId, `leaves on ${longDay(lastWorkingDay)}`] as const,
  ),
  ['robert-lindqvist', 'retires in May 2027'],
]);
