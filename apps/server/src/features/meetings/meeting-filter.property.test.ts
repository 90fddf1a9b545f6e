import {
  individualFiguresSchema,
  judgedReasonSchema,
  organizationRoleSchema,
  sentimentSchema,
  defaultOrganizationSettings as settings,
} from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { jsonb } from '../../database/jsonb.ts';
import type { Meeting } from '../../database/types.ts';
import { mayChange } from '../../ground/meeting/policy.ts';
import { visibleMoodOfMeeting } from '../../ground/meeting/visible-figures.ts';
import { buildTwoMembers } from '../../testing/factories/two-members.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type FilterReader, hasHiddenMood, isOfFilter } from './meeting-filter-repository.ts';

let database: Connection;
let meetings: Meeting[];

const sentiment = fc.constantFrom(...sentimentSchema.options);
const counts = fc.record({
  positive: fc.integer({ min: 0, max: 3 }),
  neutral: fc.integer({ min: 0, max: 3 }),
  negative: fc.integer({ min: 0, max: 3 }),
});
const shownMood = fc.record(
  {
    people: fc.integer({ min: 9, max: 12 }).map((people) => people - 6),
    moods: counts,
    sentiment: fc.integer({ min: 0, max: 10 }),
    sentimentLabel: sentiment,
    judgedReason: fc.constant('calm' as const),
  },
  { requiredKeys: ['people', 'moods', 'sentiment', 'sentimentLabel'] },
);
const judged = fc.record({
  sentiment: fc.option(fc.integer({ min: 0, max: 10 }), { freq: 9 }),
  sentimentLabel: sentiment,
  judgedReason: fc.option(fc.constantFrom(...judgedReasonSchema.options), { freq: 1 }),
  shownMood: fc.option(shownMood, { freq: 9 }),
  uploadedBy: fc.option(fc.constantFrom('anna', 'tom')),
});

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await buildTwoMembers(db);
  meetings = await db
    .insertInto('meeting')
    .values(
      fc.sample(judged, 300).map((drawn) => ({
        ...drawn,
        ...(drawn.sentiment === null && { sentimentLabel: null, judgedReason: null }),
        shownMood: drawn.sentiment === null ? null : jsonb(drawn.shownMood),
        organizationId: 'o1',
        title: 'Weekly',
        startsAt: new Date(),
        status: 'completed' as const,
        step: 'saving_results' as const,
        percentage: 100,
        runId: sql<string>`gen_random_uuid()`,
      })),
    )
    .returningAll()
    .execute();
});
afterAll(() => database.close());

const select = async (condition: ReturnType<typeof isOfFilter>) => {
  const selected = await database.db
    .selectFrom('meeting')
    .select('id')
    .where(condition)
    .orderBy('id')
    .execute();
  return selected.map(({ id }) => id);
};

const idsOf = (selected: readonly Meeting[]) => selected.map(({ id }) => id).sort();

test.each(individualFiguresSchema.options)(
  'moods: the filter selects those that are shown, single moods for: %s',
  async (individualFigures) => {
    for (const smallestGroup of [5, 6]) {
      const trust = { ...settings.trust, individualFigures, smallestGroup };
      const reader: FilterReader = {
        organizationId: 'o1',
        accountId: 'anna',
        role: 'member',
        settings: { ...settings, trust },
      };
      const moods = meetings.map((meeting) => ({
        meeting,
        ...visibleMoodOfMeeting(reader, meeting),
      }));
      for (const mood of sentimentSchema.options) {
        const shown = moods.filter(
          (one) => one.judged && one.sentimentLabel === mood && one.meeting.sentiment !== null,
        );
        expect(shown.length).toBeGreaterThan(0);
        expect(await select(isOfFilter(reader, { mood }))).toEqual(
          idsOf(shown.map(({ meeting }) => meeting)),
        );
      }
      const hidden = moods.filter(({ moodHidden }) => moodHidden === 'few');
      expect(await select(hasHiddenMood(reader))).toEqual(
        idsOf(hidden.map(({ meeting }) => meeting)),
      );
    }
  },
);

test.each(organizationRoleSchema.options)(
  'the filter selects those that a reader with the role %s may change',
  async (role) => {
    const reader: FilterReader = { organizationId: 'o1', accountId: 'anna', role, settings };
    const changeable = meetings.filter((meeting) => mayChange(reader, meeting));
    expect(changeable.length).toBeGreaterThan(0);
    expect(await select(isOfFilter(reader, { can: 'change' }))).toEqual(idsOf(changeable));
  },
);
