import * as z from 'zod/mini';
import { computed } from './figures/origin.ts';

export const sentimentSchema = z.enum(['positive', 'neutral', 'negative']);
export type Sentiment = z.infer<typeof sentimentSchema>;

/** What a person shows in a meeting. `calm` spoke enough and shows no feeling; `too-little` spoke little. */
export const feelingSchema = z.enum(['positive', 'neutral', 'negative', 'calm', 'too-little']);
export type Feeling = z.infer<typeof feelingSchema>;

const people = z.int().check(z.nonnegative());

/** Number of named speakers by what they show; those who opted out of moods are in none. */
export const peopleByFeelingSchema = z.object(
  computed('mood-counts', {
    positive: people,
    neutral: people,
    negative: people,
    calm: people,
    'too-little': people,
  }),
);
export type PeopleByFeeling = z.infer<typeof peopleByFeelingSchema>;

export const sentimentBreakdownSchema = z.object(
  computed('mood-counts', {
    positive: z.int().check(z.nonnegative()),
    neutral: z.int().check(z.nonnegative()),
    negative: z.int().check(z.nonnegative()),
  }),
);
export type SentimentBreakdown = z.infer<typeof sentimentBreakdownSchema>;

/**
 * Why score and counts of a meeting are hidden where moods of single people are. `few`: fewer people are counted than
 * the smallest group has. `alike`: all share one feeling, or all but one, so only the label is answered.
 */
export const moodHiddenSchema = z
  .enum(['few', 'alike'])
  .check(
    z.describe(
      'few: fewer people of the directory are counted than the smallest group has. alike: nearly all share one feeling, so only the label is answered',
    ),
  );
export const hiddenMoodSchema = z.object(computed('mood-counts', { moodHidden: moodHiddenSchema }));

export const sentimentBreakdownAnswerSchema = z.union([sentimentBreakdownSchema, hiddenMoodSchema]);
export type SentimentBreakdownAnswer = z.infer<typeof sentimentBreakdownAnswerSchema>;

/**
 * Why a meeting has no score: no model for its language, no named speaker, too few words per speaker, too few people
 * who show feeling, or all people with enough words opted out of moods.
 */
export const judgedReasonSchema = z.enum(['language', 'unnamed', 'too-little', 'calm', 'left-out']);
export type JudgedReason = z.infer<typeof judgedReasonSchema>;

export const isLeftOutOfMoodsSchema = z
  .optional(z.literal(true))
  .check(z.describe('Set where the person has asked to be left out of moods'));
