import { z } from 'zod';

export const monitorPeriods = [30, 60, 90];

export const newProjectSchema = z
  .object({
    projectName: z.string().trim().min(1, 'Please name the project').max(80, 'Please be brief'),
    startDate: z.iso.date('Please enter a day'),
    lastWorkingDay: z.iso.date('Please enter a day'),
    monitorPeriod: z.number(),
  })
  .refine(({ startDate, lastWorkingDay }) => startDate < lastWorkingDay, {
    path: ['lastWorkingDay'],
    message: 'The last working day has to come after the start',
  });

export type NewProjectFields = z.infer<typeof newProjectSchema>;
