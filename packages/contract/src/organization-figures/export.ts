import * as z from 'zod/mini';
import { changeFoundSchema } from './changes.ts';
import { organizationMapSchema } from './map.ts';
import { organizationMoodsSchema } from './moods.ts';
import { organizationOverviewSchema } from './overview.ts';

/** The meetings of a series that count in the period. Its name is content: the titles of its meetings. */
const seriesFiguresSchema = z.object({
  id: z.string(),
  meetings: z.int(),
  people: z.int().check(z.describe('People of the directory who were heard')),
  minutes: z.int().check(z.describe('Of meetings with times')),
  firstDate: z.iso.date(),
  lastDate: z.iso.date(),
});
export type SeriesFigures = z.infer<typeof seriesFiguresSchema>;

/** What `rapport organization --json` prints: figures without names of topics, words or lists of meetings. */
export const organizationFiguresSchema = z.object({
  organization: z.string().check(z.describe('Its slug')),
  name: z.string(),
  overview: z.extend(
    z.omit(organizationOverviewSchema, {
      initiatives: true,
      initiativesNamed: true,
      initiativesWithheld: true,
      actions: true,
    }),
    {
      initiatives: z
        .int()
        .check(z.describe('Number of initiatives; their names are content of meetings')),
    },
  ),
  moods: z
    .nullable(z.pick(organizationMoodsSchema, { smallestGroup: true, groups: true }))
    .check(z.describe('Moods released to all readers; null while sentiment is switched off')),
  changes: z
    .array(changeFoundSchema)
    .check(z.describe('Largest first, without those of initiatives')),
  map: z
    .nullable(
      z.pick(organizationMapSchema, { people: true, ties: true, departments: true, bridges: true }),
    )
    .check(z.describe('Null where connection maps are switched off')),
  series: z.array(seriesFiguresSchema).check(z.describe('Those of most meetings first')),
});
export type OrganizationFigures = z.infer<typeof organizationFiguresSchema>;
