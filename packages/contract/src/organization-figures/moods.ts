import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { groupMoodSchema, moodPeriodSchema, weekMoodSchema } from './group-mood.ts';
import { comparedPeriodsSchema, coverageSchema, periodSchema } from './period.ts';

const weeksSchema = z.array(z.nullable(weekMoodSchema));

const groupKindSchema = z.enum(['department', 'team']);

export const moodOfGroupSchema = z.object({
  ...given({ kind: groupKindSchema, name: z.string() }),
  ...computed('people-heard', {
    people: z.int().check(z.describe('People of the directory')),
    heard: z.int(),
  }),
  ...computed('coverage', { meetings: z.int() }),
  mood: groupMoodSchema,
  weeks: weeksSchema,
});
export type MoodOfGroup = z.infer<typeof moodOfGroupSchema>;

export const moodOfInitiativeSchema = z.object({
  ...computed('initiatives', { topic: z.string(), people: z.int(), meetings: z.int() }),
  mood: groupMoodSchema,
});
export type MoodOfInitiative = z.infer<typeof moodOfInitiativeSchema>;

/** A turn with strong feeling, without its speaker, from a meeting that the reader may open. */
export const organizationMomentSchema = z.object({
  ...computed('strong-moments', { sentiment: z.enum(['positive', 'negative']) }),
  ...computed('topics', { topic: z.nullable(z.string()) }),
  ...given({ quote: z.string(), meetingId: z.string(), meetingName: z.string() }),
  ...computed('meeting-start', { date: z.iso.date() }),
  ...given({
    turn: z.int(),
    start: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
  }),
});
export type OrganizationMoment = z.infer<typeof organizationMomentSchema>;

/** The mood of the reader's own turns. Answered to nobody else. */
export const ownMoodSchema = z.object({
  ...state({ isLeftOutOfMoods: z.boolean() }),
  ...computed('coverage', { meetings: z.int() }),
  ...computed('speaking-time', { spokenMinutes: z.int() }),
  ...computed('own-mood', {
    now: z.nullable(z.number()),
    before: z.nullable(z.number()),
    weeks: z.array(z.nullable(z.number())),
  }),
  groups: z
    .array(z.object(given({ kind: groupKindSchema, name: z.string() })))
    .check(z.describe('Department and teams of the reader')),
});
export type OwnMood = z.infer<typeof ownMoodSchema>;

/** GET /api/organization/moods. Refused where sentiment is switched off. */
export const organizationMoodsSchema = z.extend(comparedPeriodsSchema, {
  coverage: coverageSchema,
  moodPeriod: moodPeriodSchema,
  ...state({
    smallestGroup: z.int(),
    chart: z.array(z.iso.date()).check(z.describe('Mondays of the weeks of the charts')),
  }),
  organization: groupMoodSchema,
  groups: z.array(moodOfGroupSchema).check(z.describe('Sorted by mood; hidden ones last, by name')),
  initiatives: z.array(moodOfInitiativeSchema),
  own: z
    .nullable(ownMoodSchema)
    .check(
      z.describe(
        'Null if the reader is not in the directory, and where moods of single people are off',
      ),
    ),
  moments: z.array(organizationMomentSchema),
  ...computed('coverage', {
    meetingsWithheld: z.int().check(z.describe('Meetings that the reader may not open')),
  }),
});
export type OrganizationMoods = z.infer<typeof organizationMoodsSchema>;

/** GET /api/organization/own-mood, for every member, also without access to figures of the organization. */
export const ownMoodAnswerSchema = z.object({
  period: periodSchema,
  ...state({
    chart: z.array(z.iso.date()).check(z.describe('Mondays of the weeks of the charts')),
  }),
  own: z
    .nullable(ownMoodSchema)
    .check(
      z.describe(
        'Null if the reader is not in the directory, and where moods of single people are off',
      ),
    ),
});
export type OwnMoodAnswer = z.infer<typeof ownMoodAnswerSchema>;
