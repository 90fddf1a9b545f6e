import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { comparedPeriodsSchema } from './period.ts';

/** People and topics are new only after the week of this meeting: at first everything is. */
export const meetingsBeforeFacts = 8;

/** Words of a meeting that the reader may open. */
const saidSchema = z.object(
  given({
    meetingId: z.string(),
    date: z.iso.date(),
    turn: z.int(),
    start: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
    speaker: z.nullable(z.string()),
    quote: z.string(),
  }),
);
export type SaidInMeeting = z.infer<typeof saidSchema>;

const onSchema = z.iso.date().check(z.describe('The day of the fact, or its last day'));

const decidedSchema = z.object({
  ...state({ kind: z.literal('decided') }),
  ...computed('organization-decisions', {
    on: onSchema,
    decisions: z.int().check(z.describe('Sure, confirmed and added ones')),
    confirmed: z.int().check(z.describe('Those that somebody confirmed or added')),
  }),
  ...given({ lastId: z.string().check(z.describe('Id of the last meeting with a decision')) }),
  quote: z.nullable(saidSchema).check(z.describe('Null if none can be read alone')),
});

const votedSchema = z.object({
  ...state({ kind: z.literal('vote-passed') }),
  ...computed('votes', {
    on: onSchema,
    votes: z.int().check(z.describe('1, or the number of those beyond the quoted')),
    meetings: z.int().check(z.describe('Meetings of all of them')),
    tally: z
      .nullable(z.string())
      .check(z.describe("'6 to 1' or 'unanimously'; null if it is not told")),
  }),
  meeting: z
    .nullable(z.object(given({ id: z.string(), title: z.string() })))
    .check(z.describe('Null in a fact that counts those beyond the quoted')),
  quote: z.nullable(saidSchema).check(z.describe('The matter')),
});

const ofPeople = {
  person: z
    .nullable(
      z.object(given({ id: z.string(), name: z.string(), department: z.nullable(z.string()) })),
    )
    .check(
      z.describe(
        'Null in a fact that counts: of all where figures of persons are not shown, else of those beyond the named',
      ),
    ),
  ...computed('people-come-and-gone', {
    on: onSchema,
    people: z.int(),
    meetings: z.int().check(z.describe('Meetings of all of them')),
  }),
};
const heardFirstSchema = z.object({ ...state({ kind: z.literal('heard-first') }), ...ofPeople });
const heardNoLongerSchema = z.object({
  ...state({ kind: z.literal('heard-no-longer') }),
  ...ofPeople,
});

const ofSeries = {
  series: z.object(given({ id: z.string(), name: z.string() })),
  ...computed('series-history', { on: onSchema }),
};
const openerSchema = z.nullable(z.string()).check(z.describe('Null where it is not told by name'));

const seriesBeganSchema = z.object({
  ...state({ kind: z.literal('series-began') }),
  ...ofSeries,
  ...computed('series-history', { meetings: z.int(), openedBy: openerSchema }),
});
const seriesOpenedSchema = z.object({
  ...state({ kind: z.literal('series-opened-by') }),
  ...ofSeries,
  ...computed('series-history', {
    meetings: z.int().check(z.describe('Meetings since')),
    openedBy: openerSchema,
    openedBefore: openerSchema,
    until: z.iso.date().check(z.describe('The last day of the one before')),
  }),
});
const ofSilence = {
  ...ofSeries,
  ...computed('series-history', { everyDays: z.int(), lastOn: z.iso.date() }),
  ...given({ lastId: z.string().check(z.describe('Id of the last meeting')) }),
};
const seriesPausedSchema = z.object({
  ...state({ kind: z.literal('series-paused') }),
  ...ofSilence,
});
const seriesEndedSchema = z.object({ ...state({ kind: z.literal('series-ended') }), ...ofSilence });

const topicSchema = z.object({
  ...state({ kind: z.literal('topic-first') }),
  ...given({ topic: z.string() }),
  ...computed('new-topics', { on: onSchema, mentions: z.int(), meetings: z.int() }),
  quote: z.nullable(saidSchema),
});

export const happenedSchema = z.discriminatedUnion('kind', [
  decidedSchema,
  votedSchema,
  heardFirstSchema,
  heardNoLongerSchema,
  seriesBeganSchema,
  seriesOpenedSchema,
  seriesPausedSchema,
  seriesEndedSchema,
  topicSchema,
]);
export type Happened = z.infer<typeof happenedSchema>;

/** GET /api/organization/happened */
export const organizationHappenedSchema = z.extend(comparedPeriodsSchema, {
  facts: z.array(happenedSchema).check(z.describe('By kind; the largest of a kind first')),
  ...computed('coverage', {
    meetings: z.int().check(z.describe('Meetings that count in the period')),
  }),
});
export type OrganizationHappened = z.infer<typeof organizationHappenedSchema>;
