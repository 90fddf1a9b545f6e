import * as z from 'zod/mini';
import { computed } from '../figures/origin.ts';
import { periodSchema } from './period.ts';

const bandSchema = z
  .object(computed('group-mood', { low: z.number(), high: z.number() }))
  .check(z.describe('The range in which the mood lies in 90 % of resamples of the people'));

/** The mood of a group in one week; null if it is hidden or nobody was heard. */
export const weekMoodSchema = z.object({
  ...computed('group-mood', { mood: z.number() }),
  band: bandSchema,
});
export type WeekMood = z.infer<typeof weekMoodSchema> | null;

export const shownMoodSchema = z.object({
  ...computed('group-mood', {
    isShown: z.literal(true),
    mood: z.number().check(z.describe('0 to 10')),
    cut: z
      .nullable(z.enum(['orMore', 'orLess']))
      .check(z.describe("Set where the mood was cut off: 'orMore' reads '9.0 or more'")),
  }),
  band: bandSchema,
  ...computed('group-mood', {
    before: z
      .nullable(z.number())
      .check(z.describe('The mood in as many weeks before; null if it is hidden')),
  }),
  change: z.nullable(
    z.object(
      computed('group-mood', {
        by: z.number(),
        direction: z.enum(['rising', 'falling', 'steady']),
      }),
    ),
  ),
});

export const hiddenGroupMoodSchema = z.object(
  computed('group-mood', {
    isShown: z.literal(false),
    reason: z
      .enum(['few', 'running'])
      .check(
        z.describe(
          "'few': it, or what could be worked out from it, is about too few people; 'running': no mood of a whole week is known yet",
        ),
      ),
  }),
);

/** The period of the moods of groups: those of a week are decided when it is over. */
export const moodPeriodSchema = periodSchema.check(
  z.describe('The whole weeks that the moods are about; the weeks of the period, where it is over'),
);

export const groupMoodSchema = z.union([shownMoodSchema, hiddenGroupMoodSchema]);
export type GroupMood = z.infer<typeof groupMoodSchema>;
export type HiddenGroupMood = z.infer<typeof hiddenGroupMoodSchema>;
export type ShownGroupMood = z.infer<typeof shownMoodSchema>;
