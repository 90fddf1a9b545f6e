import * as z from 'zod/mini';
import { computed, given } from '../figures/origin.ts';

/** A person of the directory as shown on planning screens. */
export const plannedPersonSchema = z.object(
  given({
    id: z.string(),
    name: z.string(),
    title: z.nullable(z.string()),
    department: z.nullable(z.string()),
  }),
);
export type PlannedPerson = z.infer<typeof plannedPersonSchema>;

/**
 * How much of a topic depends on one person: `only`: at most two people spoke of it in the period; `mostly`: at least
 * half of its mentions are theirs; `partly`: fewer.
 */
export const topicHoldSchema = z.enum(['only', 'mostly', 'partly']);

/** A topic that the person spoke about in the period, named in a meeting that the reader may read. */
export const carriedTopicSchema = z.object(
  computed('carried', {
    key: z.string(),
    topic: z.string(),
    mentions: z.int().check(z.describe('Number of the person’s turns that mention the topic')),
    share: z.number().check(z.describe('The person’s share of all mentions, 0 to 1')),
    hold: topicHoldSchema,
    people: z
      .int()
      .check(
        z.describe(
          'Number of people who mentioned it; all who are not in the directory count as one',
        ),
      ),
    meetings: z.int(),
    lastOn: z.iso.date(),
  }),
);
export type CarriedTopic = z.infer<typeof carriedTopicSchema>;

/** A series in which the person spoke in the period. Counts include only meetings that the reader may read. */
export const carriedSeriesSchema = z.object({
  ...given({ id: z.string(), name: z.string() }),
  ...computed('carried', {
    meetings: z.int().check(z.describe('Number of meetings in the period')),
    heard: z.int().check(z.describe('Number of meetings in which the person spoke')),
    opened: z.int().check(z.describe('Number of meetings that the person opened')),
    led: z
      .boolean()
      .check(z.describe('True if the person opened more than half of at least two meetings')),
  }),
});
export type CarriedSeries = z.infer<typeof carriedSeriesSchema>;

/** An open action that the person owns and the reader may read. */
export const carriedActionSchema = z.object({
  ...given({ id: z.string(), text: z.string(), dueDay: z.nullable(z.iso.date()) }),
  ...computed('carried', { isOverdue: z.boolean() }),
  ...given({
    meeting: z.nullable(z.object({ id: z.string(), title: z.string(), date: z.iso.date() })),
  }),
});
export type CarriedAction = z.infer<typeof carriedActionSchema>;
