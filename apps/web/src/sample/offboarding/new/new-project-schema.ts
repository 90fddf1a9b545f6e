import * as z from 'zod/mini';

export const monitorPeriods = [30, 60, 90];

export const newProjectSchema = z
  .object({
    projectName: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please name the project'),
        z.maxLength(80, 'Please be brief'),
      ),
    startDate: z.iso.date('Please enter a day'),
    lastWorkingDay: z.iso.date('Please enter a day'),
    monitorPeriod: z.number(),
  })
  .check(
    z.refine(({ startDate, lastWorkingDay }) => startDate < lastWorkingDay, {
      path: ['lastWorkingDay'],
      message: 'The last working day must be after the start',
    }),
  );

export type NewProjectFields = z.infer<typeof newProjectSchema>;
