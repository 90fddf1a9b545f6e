import * as z from 'zod/mini';

export const sentimentSchema = z.enum(['positive', 'neutral', 'negative']);
export type Sentiment = z.infer<typeof sentimentSchema>;

export const sentimentBreakdownSchema = z.object({
  positive: z.int().check(z.nonnegative()),
  neutral: z.int().check(z.nonnegative()),
  negative: z.int().check(z.nonnegative()),
});
export type SentimentBreakdown = z.infer<typeof sentimentBreakdownSchema>;

/** Why the mood of a meeting is hidden: fewer people are judged than the smallest group has. */
export const moodHiddenSchema = z.enum(['few']);
export const hiddenMoodSchema = z.object({ moodHidden: moodHiddenSchema });

export const sentimentBreakdownAnswerSchema = z.union([sentimentBreakdownSchema, hiddenMoodSchema]);
export type SentimentBreakdownAnswer = z.infer<typeof sentimentBreakdownAnswerSchema>;

/**
 * Why a meeting has no score: no model for its language, no named speaker, too few words per speaker, or all people
 * with enough words opted out of moods.
 */
export const judgedReasonSchema = z.enum(['language', 'unnamed', 'too-little', 'left-out']);
export type JudgedReason = z.infer<typeof judgedReasonSchema>;

export const isLeftOutOfMoodsSchema = z
  .optional(z.literal(true))
  .check(z.describe('Set where the person has asked to be left out of moods'));
