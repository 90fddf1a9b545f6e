import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { plannedPersonSchema } from './carried.ts';

/** Complete weeks since a departure before it is compared, and the most that are. */
export const weeksOfPastMin = 4;
export const weeksOfPastMax = 13;
/** The latest are listed. */
export const pastDeparturesMax = 5;

const toldAndCameSchema = z.object(
  computed('past-departures', {
    told: z.int(),
    came: z.int().check(z.describe('Of those told, how many came to be')),
  }),
);
export type ToldAndCame = z.infer<typeof toldAndCameSchema>;

const spanSchema = z.object(state({ from: z.iso.date(), to: z.iso.date() }));

/**
 * `handover`: the last day of a handover that the reader may open is over; `directory`: the company's directory has
 * deactivated the person.
 */
const knownFromSchema = z.enum(['handover', 'directory']);

export const pastDepartureSchema = z.object({
  person: plannedPersonSchema,
  ...given({
    knownFrom: knownFromSchema,
    handoverId: z.nullable(z.string()).check(z.describe('Null for those known from the directory')),
    lastDay: z.iso
      .date()
      .check(
        z.describe('Of the handover; else the first day of the last week in which they spoke'),
      ),
  }),
  ...state({ weeks: z.int().check(z.describe('Of each span')) }),
  before: spanSchema,
  since: spanSchema,
  lost: toldAndCameSchema.check(z.describe('Ties told as lost, and those that are gone')),
  parted: toldAndCameSchema.check(
    z.describe('Pairs of departments told to part, and those without a tie since'),
  ),
  fewTies: toldAndCameSchema.check(
    z.describe('People told to keep fewer than two ties, and those who have fewer than two'),
  ),
  stay: toldAndCameSchema.check(
    z.describe('Other ties of the people around the leaver, and those that are there again'),
  ),
  usual: z
    .nullable(
      z.object(
        computed('past-departures', { low: z.number(), high: z.number(), comparisons: z.int() }),
      ),
    )
    .check(
      z.describe(
        'The share of such ties, 0 to 1, that were there again from one earlier span to the next; null without any',
      ),
    ),
  around: z
    .object(computed('past-departures', { fewer: z.int(), same: z.int(), more: z.int() }))
    .check(z.describe('People around the leaver with fewer ties than told, as many, or more')),
});
export type PastDeparture = z.infer<typeof pastDepartureSchema>;

/** GET /api/planning/past-departures: the latest first */
export const pastDeparturesSchema = z.object({ departures: z.array(pastDepartureSchema) });
export type PastDepartures = z.infer<typeof pastDeparturesSchema>;
