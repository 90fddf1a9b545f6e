import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { coverageSchema, periodQuerySchema, periodSchema } from '../organization-figures/period.ts';
import {
  carriedActionSchema,
  carriedSeriesSchema,
  carriedTopicSchema,
  plannedPersonSchema,
} from './carried.ts';

/** If fewer people have a tie, no network is drawn and no departure is computed. */
export const fewestTiedPeople = 10;
/** Number of people who can leave in one scenario. */
export const leaversMax = 2;
/** Number of people on the map; for a larger network, those around the leavers are shown. */
export const peopleOnMapMax = 60;

const tiedPersonSchema = z.extend(plannedPersonSchema, computed('ties', { ties: z.int() }));
export type TiedPerson = z.infer<typeof tiedPersonSchema>;

/** GET /api/planning/people: everybody with a tie in the period, most ties first */
export const tiedPeopleSchema = z.object({
  period: periodSchema,
  coverage: coverageSchema,
  people: z.array(tiedPersonSchema),
  ...computed('ties', { ties: z.int() }),
});
export type TiedPeople = z.infer<typeof tiedPeopleSchema>;

export const whatIfQuerySchema = z.extend(periodQuerySchema, {
  leavers: z.pipe(
    z.string().check(z.describe('Ids of one or two people of the directory, separated by a comma')),
    z.pipe(
      z.transform((ids: string) => [...new Set(ids.split(','))]),
      z
        .array(z.string())
        .check(z.minLength(1), z.maxLength(leaversMax, 'At most two people can leave at once')),
    ),
  ),
});
export type WhatIfQuery = z.infer<typeof whatIfQuerySchema>;

const beforeAfterSchema = z.object(
  computed('departure', { before: z.number(), after: z.number() }),
);
export type BeforeAfter = z.infer<typeof beforeAfterSchema>;
const departmentsSchema = z.tuple([z.string(), z.string()]);

/**
 * `tie`: a tie with the person who stays; `meetings`: both spoke in the same meetings, without a tie; `leaver`: a tie
 * with the leaver only.
 */
const takeOverReasonSchema = z.enum(['tie', 'meetings', 'leaver']);

const takeOverSchema = z.object({
  ...computed('departure', {
    leaverId: z.string(),
    staysId: z.string(),
    tiesLeft: z.int().check(z.describe('Number of ties that the person who stays then has')),
  }),
  ...computed('topics', {
    topic: z
      .nullable(z.string())
      .check(
        z.describe('The topic that both speak of and others speak of least; null if there is none'),
      ),
  }),
  successor: z
    .nullable(
      z.object(
        computed('departure', {
          personId: z.string(),
          reason: takeOverReasonSchema,
          meetings: z
            .int()
            .check(z.describe('Number of meetings with the side that they already meet')),
          exchanges: z.int().check(z.describe('How often the two answered each other')),
          meetsBoth: z.boolean(),
        }),
      ),
    )
    .check(z.describe('Null if no other person meets either side')),
});
export type TakeOverRow = z.infer<typeof takeOverSchema>;

const meetingAcrossSchema = z.object(
  computed('departure', {
    personId: z
      .string()
      .check(z.describe('A colleague of the department of the person who leaves')),
    withId: z.string().check(z.describe('A person of the other department')),
    meetings: z.int().check(z.describe('Number of meetings in which both spoke')),
    exchanges: z.int().check(z.describe('How often the two answered each other')),
  }),
);

const linkSchema = z.object({
  ...computed('departure', {
    leaverId: z.string(),
    own: z.string().check(z.describe('The department of the person who leaves')),
    other: z.string().check(z.describe('The department that then has no tie with it')),
  }),
  keeper: z
    .nullable(meetingAcrossSchema)
    .check(z.describe('Who could keep it: at least three meetings together; null for nobody')),
  nearest: z
    .nullable(meetingAcrossSchema)
    .check(z.describe('Without a keeper, who had fewer meetings together; null for nobody')),
});
export type DepartmentLink = z.infer<typeof linkSchema>;

/** `a` and `b` are positions among the people of the map. */
const mapTieSchema = z.object({
  ...computed('ties', { a: z.int(), b: z.int(), strength: z.int() }),
  ...computed('departure', { isLost: z.boolean() }),
});
export type WhatIfTie = z.infer<typeof mapTieSchema>;

const ofLeaver = given({
  personId: z.string().check(z.describe('Id of the person who leaves')),
});

export const departureSchema = z.object({
  ties: beforeAfterSchema,
  bridges: beforeAfterSchema.check(z.describe('Ties across two departments')),
  departmentPairs: z.extend(
    beforeAfterSchema,
    computed('departure', { parted: z.array(departmentsSchema) }),
  ),
  fragmentation: z
    .nullable(beforeAfterSchema)
    .check(z.describe('1 - mean of 1 / distance, over the pairs of people who stay')),
  groups: beforeAfterSchema.check(
    z.describe('Number of groups connected by ties among the people who stay'),
  ),
  reconnect: z
    .array(z.extend(beforeAfterSchema, computed('departure', { personId: z.string() })))
    .check(z.describe('People who are left with fewer than two ties and had more before')),
  map: z.object({
    ...given({ people: z.array(z.string()) }),
    ties: z.array(mapTieSchema),
    ...state({
      isWhole: z
        .boolean()
        .check(z.describe('False if only people around the leavers are on the map')),
    }),
  }),
  links: z.array(linkSchema).check(z.describe('Departments that part, the strongest link first')),
  takeOver: z
    .array(takeOverSchema)
    .check(z.describe('Ties without which somebody has fewer than two, those that matter first')),
  ...computed('departure', {
    takeOverAll: z
      .int()
      .check(z.describe('Number of ties to take over, including those that are not listed')),
  }),
});
export type WhatIfDeparture = z.infer<typeof departureSchema>;

/** GET /api/planning/what-if */
export const whatIfSchema = z.object({
  period: periodSchema,
  coverage: coverageSchema,
  ...state({
    day: z.iso.date().check(z.describe('Day of the computation, by the organization’s clock')),
  }),
  leavers: z.array(plannedPersonSchema),
  people: z.array(tiedPersonSchema).check(z.describe('All people named below')),
  departure: z
    .nullable(departureSchema)
    .check(z.describe('Null if fewer than ten people have a tie')),
  topics: z
    .array(z.extend(carriedTopicSchema, ofLeaver))
    .check(z.describe('Topics of which at most two people spoke, one of whom leaves')),
  series: z
    .array(z.extend(carriedSeriesSchema, ofLeaver))
    .check(z.describe('Series that they lead')),
  actions: z
    .nullable(z.array(z.extend(carriedActionSchema, ofLeaver)))
    .check(z.describe('Their open actions; null while actions are switched off')),
});
export type WhatIf = z.infer<typeof whatIfSchema>;
