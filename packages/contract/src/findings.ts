import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';

/** A quoted sentence, with cuts marked by '…'. */
export const foundSentenceSchema = z.object({
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type FoundSentence = z.infer<typeof foundSentenceSchema>;

const seconds = z
  .nullable(z.number().check(z.nonnegative()))
  .check(z.describe('Seconds from the start of the meeting; null where the file has no times'));

export const chapterSchema = z.object({
  title: z.string().check(z.describe('A phrase that was said in it, or a heading of the file')),
  fromTurn: z.int().check(z.nonnegative()),
  toTurn: z
    .int()
    .check(z.nonnegative(), z.describe('Position of the last turn of the chapter, from 0')),
  start: seconds,
  end: seconds,
});
export type Chapter = z.infer<typeof chapterSchema>;

/** Findings besides action items. Each list is in the order of the meeting. */
export const meetingFindingsSchema = z.object({
  inShort: z.array(foundSentenceSchema),
  chapters: z.array(chapterSchema).check(z.describe('Empty for meetings under 15 minutes')),
  decisions: z.array(foundSentenceSchema),
  openQuestions: z.array(foundSentenceSchema),
});
export type MeetingFindings = z.infer<typeof meetingFindingsSchema>;
