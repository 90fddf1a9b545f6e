import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';
import { computed, given, state } from './figures/origin.ts';
import { feelingSchema, isLeftOutOfMoodsSchema, sentimentSchema } from './sentiment.ts';
import { textSourceSchema } from './text-source.ts';

export const departmentSchema = z.enum([
  'Executive',
  'Engineering',
  'Product',
  'Design',
  'Marketing',
  'Sales',
  'HR',
  'Finance',
]);
export type Department = z.infer<typeof departmentSchema>;

export const meetingGraphNodeSchema = z.object({
  ...given({ id: z.string(), name: z.string(), email: z.optional(z.string()) }),
  ...computed('mood', {
    sentiment: z.optional(sentimentSchema).check(z.describe('Absent if the caller may not see it')),
    judged: z
      .optional(z.boolean())
      .check(z.describe('False if the person shows no feeling; sentiment is then neutral')),
    feeling: z
      .optional(feelingSchema)
      .check(z.describe('Absent where `sentiment` is, and for who opted out of moods')),
  }),
  ...state({ isLeftOutOfMoods: isLeftOutOfMoodsSchema }),
  ...computed('engagement', {
    engagementScore: z
      .optional(z.number().check(z.gte(0), z.lte(1)))
      .check(z.describe('Absent in works-council mode')),
  }),
  ...given({ department: z.string(), role: z.string() }),
});
export type MeetingGraphNode = z.infer<typeof meetingGraphNodeSchema>;

export const meetingGraphLinkSchema = z.object({
  ...given({ source: z.string(), target: z.string() }),
  ...computed('pair-mood', {
    sentiment: z
      .optional(sentimentSchema)
      .check(
        z.describe('Absent if the caller may not see it, or one of the two is left out of moods'),
      ),
  }),
  ...computed(
    'interactions',
    computed('person-interactions', {
      value: z.number().check(z.nonnegative(), z.describe('Number of exchanges between the two')),
    }),
  ),
  ...computed('strength', { strength: z.number().check(z.gte(1), z.lte(10)) }),
  ...computed('pair-summary', { summaryOfInteractions: z.array(z.string()) }),
  ...computed('recommendations', { communicationRecommendations: z.array(z.string()) }),
  summarySource: textSourceSchema,
  recommendationsSource: textSourceSchema,
  evidence: z
    .object({
      summaryOfInteractions: z.array(z.array(evidenceSchema)),
      communicationRecommendations: z.array(z.array(evidenceSchema)),
    })
    .check(
      z.describe(
        'Quotations behind each sentence of the two lists; empty if the sentence is based on counts',
      ),
    ),
});
export type MeetingGraphLink = z.infer<typeof meetingGraphLinkSchema>;

export const meetingGraphSchema = z.object({
  nodes: z.array(meetingGraphNodeSchema),
  links: z.array(meetingGraphLinkSchema),
});
export type MeetingGraph = z.infer<typeof meetingGraphSchema>;
