import * as z from 'zod/mini';
import { actionMeetingSchema, actionSchema } from './action.ts';
import { computed, given, state } from './figures/origin.ts';
import { outcomeSchema } from './findings.ts';

const outcomes = z.nullable(z.array(outcomeSchema));
const isSought = 'null if the language of the meeting is not read for them';

/** An action of the last meeting that nobody dropped. */
export const promisedActionSchema = z.extend(
  z.pick(actionSchema, {
    id: true,
    text: true,
    quote: true,
    isCorrected: true,
    owner: true,
    dueDay: true,
    state: true,
  }),
  z.pick(actionMeetingSchema, { turn: true, start: true }).shape,
);
export type PromisedAction = z.infer<typeof promisedActionSchema>;

/** A person who was not in the last meeting, but in `meetings` of the `of` meetings before it. */
export const missingPersonSchema = z.object(
  computed('missing', {
    name: z.string(),
    meetings: z.int(),
    of: z.int().check(z.describe('Number of meetings before the last one, 10 at most')),
  }),
);
export type MissingPerson = z.infer<typeof missingPersonSchema>;

/** A series with a meeting due, and what its last meeting left. */
export const lastTimeSchema = z.object({
  ...given({ id: z.string() }),
  ...computed('series', {
    name: z.string(),
    dueDate: z.iso.date().check(z.describe('The next usual day')),
    dueTime: z.nullable(z.string()).check(z.describe('HH:mm; null if no time is usual')),
  }),
  last: z.object({
    ...given({ id: z.string(), title: z.string() }),
    ...computed('meeting-start', { date: z.iso.date() }),
  }),
  ...computed('decisions', {
    decisions: outcomes.check(z.describe(`Sure, confirmed and added ones; ${isSought}`)),
    maybeDecisions: z
      .optional(z.int())
      .check(z.describe('Number of those to confirm; absent for who may not correct the meeting')),
  }),
  promises: z
    .optional(z.array(promisedActionSchema))
    .check(z.describe('Absent while the actions feature is off')),
  ...computed('open-questions', { openQuestions: outcomes.check(z.describe(isSought)) }),
  missing: z
    .optional(z.array(missingPersonSchema))
    .check(z.describe('Absent in works-council mode')),
});
export type LastTime = z.infer<typeof lastTimeSchema>;

/** GET /api/organization/since-last-time. Days are by the organization's clock. */
export const sinceLastTimeSchema = z.object({
  ...state({ today: z.iso.date(), until: z.iso.date().check(z.describe('In seven days')) }),
  series: z.array(lastTimeSchema).check(z.describe('Soonest first')),
});
export type SinceLastTime = z.infer<typeof sinceLastTimeSchema>;
