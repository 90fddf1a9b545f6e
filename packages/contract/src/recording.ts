import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

const minutes = z.number().check(z.nonnegative());

/** The recording that a meeting was transcribed from. */
export const recordingSchema = z.object({
  ...given({
    speakersTold: z
      .nullable(z.boolean())
      .check(z.describe('Whether the speech service told speakers apart; null before it answered')),
  }),
  ...state({
    model: z.string().check(z.describe('Name of the model that wrote the words down')),
    minutes: z.nullable(minutes).check(z.describe('Length; null until the file was read')),
    minutesTranscribed: minutes,
    parts: z
      .nullable(z.int().check(z.gte(1)))
      .check(z.describe('Number of parts that are sent; null until the file was read')),
    soundUntil: z
      .nullable(z.iso.datetime())
      .check(z.describe('Until when the sound can be listened to; null if it is not kept')),
    triesAgainAt: z
      .optional(z.iso.datetime())
      .check(z.describe('Absent unless the speech service did not answer')),
  }),
});
export type Recording = z.infer<typeof recordingSchema>;

/** What uploads of recordings are subject to. */
export const recordingRulesSchema = z.object(
  state({
    sizeMaxMb: z.number().check(z.describe('Size of the sound that is sent')),
    service: z.string().check(z.describe('Host of the speech service')),
    soundDays: z
      .nullable(z.int().check(z.gte(1)))
      .check(z.describe('Days that sound is kept; null if it is deleted once transcribed')),
    minutesLeft: z
      .nullable(minutes)
      .check(z.describe("Left of the organization's minutes of this month; null without a limit")),
  }),
);
export type RecordingRules = z.infer<typeof recordingRulesSchema>;
