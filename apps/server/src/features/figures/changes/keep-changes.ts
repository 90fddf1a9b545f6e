import { periodWeeks } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { dayIn } from '../../../ground/day-in.ts';
import { leastPeopleOfTalk } from '../../../ground/meeting/visible-figures.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { listMeetingCounts } from '../overview-repository.ts';
import { inWholeWeeks, type ReadPeriods, readPeriods } from '../read-periods.ts';
import { listOrganizationsWithSums } from '../week-repository.ts';
import {
  deleteKeptBefore,
  findKept,
  type KeptChanges,
  type KeptFor,
  listKept,
  replaceKept,
} from './kept-changes-repository.ts';
import { type ChangesTester, changesTester, type Tested } from './test-changes.ts';

/**
 * From so many meetings of both periods on, changes are tested once a day and kept. Judgement: fewer are tested in
 * about a second, in which somebody can wait.
 */
const keptFrom = 5000;
/** What is kept is not answered any longer than this, if its tests of the next day are missing. */
const keptMsMax = 36 * 60 * 60 * 1000;

const keptFor = ({ organizationId, settings }: Tested, { now }: ReadPeriods): KeptFor => ({
  organizationId,
  lastDay: now.to,
  choices: JSON.stringify([
    settings.timezone,
    settings.activeFeatures.actions,
    settings.activeFeatures.sentiment,
    leastPeopleOfTalk({ settings }),
  ]),
});

/** The tests of the period, if they are kept: of this day or the one before. */
export const findKeptChanges = (
  db: Database,
  of: Tested,
  periods: ReadPeriods,
): Promise<KeptChanges | undefined> =>
  findKept(db, keptFor(of, periods), periods.now.weeks, new Date(Date.now() - keptMsMax));

type Services = { db: Database; bus: EventBus };

/**
 * Tests the long periods of large organizations, each once a day by the clock of the organization.
 * @param least number of meetings of both periods from which on they are tested
 */
export async function keepAllChanges({ db, bus }: Services, least = keptFrom): Promise<void> {
  await deleteKeptBefore(db, new Date(Date.now() - keptMsMax));
  const tester = changesTester(db);
  try {
    for (const organizationId of await listOrganizationsWithSums(db))
      await keepChanges({ db, bus, tester, least }, organizationId);
  } finally {
    await tester.close();
  }
}

async function keepChanges(
  { db, bus, tester, least }: Services & { tester: ChangesTester; least: number },
  organizationId: string,
): Promise<void> {
  const of = { organizationId, settings: await findOrganizationSettings(db, organizationId) };
  const allPeriods = await Promise.all(
    periodWeeks.map(async (weeks) => inWholeWeeks(await readPeriods(db, of, { weeks }))),
  );
  const large = await withMeetings(db, organizationId, allPeriods, least);
  const [first] = large;
  if (!first) return;
  const { timezone } = of.settings;
  const isOfToday = ({ madeAt }: { madeAt: Date }) => dayIn(timezone, madeAt) === first.today;
  const made = (await listKept(db, keptFor(of, first))).filter(isOfToday);
  const due = large.filter(({ now }) => !made.some(({ weeks }) => weeks === now.weeks));
  for (const periods of due) {
    const tested = await tester.test(of, periods);
    await replaceKept(db, keptFor(of, periods), periods.now.weeks, tested);
  }
  if (due.length > 0)
    await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
}

/** Those of the periods, of which the longest is last, that have at least so many meetings. */
async function withMeetings(
  db: Database,
  organizationId: string,
  allPeriods: readonly ReadPeriods[],
  least: number,
): Promise<ReadPeriods[]> {
  const longest = allPeriods.at(-1);
  if (!longest) return [];
  const { weeks, weeksBefore } = longest;
  const all = { from: weeksBefore.from, to: weeks.to };
  const counts = [...(await listMeetingCounts(db, organizationId, all))];
  return allPeriods.filter(({ weeks, weeksBefore }) => {
    const within = counts.filter(([week]) => week >= weeksBefore.from && week <= weeks.to);
    return within.reduce((sum, [, meetings]) => sum + meetings, 0) >= least;
  });
}
