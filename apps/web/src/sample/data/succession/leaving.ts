import { longDay } from '@/lib/format-day.ts';
import { offboardingProjects } from '../offboarding/projects/projects.ts';

/** People about to leave, by employee id, with the rest of a sentence that begins with the name. */
export const leaving: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    offboardingProjects.map(({ personId, lastWorkingDay }) => [
      personId,
      `leaves on ${longDay(lastWorkingDay)}`,
    ]),
  ),
  'robert-lindqvist': 'retires in May 2027',
};
