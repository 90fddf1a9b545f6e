import type {
  ChangesTested,
  OrganizationChanges,
  PeriodQuery,
  ServerEventName,
} from '@rapport/contract';
import type { GivenTest, WhatChanged } from '@rapport/network';
import type { Piscina } from 'piscina';
import type { Database } from '../../database/types.ts';
import { changesOfMeetings } from '../../ground/cache-until-changed.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import { leastPeopleOfTalk } from '../../ground/meeting/visible-figures.ts';
import type { Member } from '../../platform/session.ts';
import { createThreadPool } from '../../platform/thread-pool.ts';
import { listComparedMeetings, listTopicNames } from './changes-repository.ts';
import { countTests } from './count-tests.ts';
import type { ChangesTask } from './find-changes-thread.ts';
import type { ReadGroupMoods } from './group-moods.ts';
import { listPeople } from './map-repository.ts';
import { type ListedChange, presentFinding } from './present-finding.ts';
import {
  type FigureServices,
  inWholeWeeks,
  type ReadPeriods,
  readPeriods,
} from './read-periods.ts';
import { readableSeries } from './readable-series.ts';
import { requireFigures } from './require-figures.ts';
import { testMoods } from './test-moods.ts';

const findingsMax = 20;
/** Events that change findings, besides those that change the figures. */
const changesOfFindings: ServerEventName[] = ['series-updated', 'actions-updated'];
/** Limited, because a finding lists all of its meetings. */
const cachedMax = 24;

export function changesReader(services: FigureServices, groupMoods: ReadGroupMoods) {
  const { db, cache } = services;
  const threads: Piscina<ChangesTask, WhatChanged> = createThreadPool(
    new URL('./find-changes-thread.ts', import.meta.url),
    { threads: 1 },
  );
  const cached = cache<WhatChanged>({ cachedMax, alsoAfter: changesOfFindings });
  const cachedForAll = cache<OrganizationChanges>({
    alsoAfter: [...changesOfFindings, ...changesOfMeetings],
  });

  /** Read at each call, because somebody's choice hides moods at once. */
  async function readMoods(member: Member, periods: ReadPeriods): Promise<GivenTest[]> {
    if (!member.settings.activeFeatures.sentiment) return [];
    return testMoods((await groupMoods(member, periods)).compared);
  }

  function find(member: Member, periods: ReadPeriods, moods: readonly GivenTest[]) {
    const run = async () => threads.run({ ...(await readTask(db, member, periods)), moods });
    return cached.get(member, periods, run, JSON.stringify(moods));
  }

  async function listReadable(
    member: Member,
    { now, before }: ReadPeriods,
    { findings }: WhatChanged,
  ): Promise<ListedChange[]> {
    if (findings.length === 0) return [];
    const [topics, series] = await Promise.all([
      listTopicNames(db, member, { from: before.from, to: now.to }),
      readableSeries(db, member, findings),
    ]);
    const listed = findings.flatMap((one) => presentFinding(one, { topics, series }) ?? []);
    return listed.slice(0, findingsMax);
  }

  return {
    /** @throws AppError 403 for members who may not see figures of the organization */
    async read(member: Member, query: PeriodQuery): Promise<OrganizationChanges> {
      await requireFigures(db, member);
      const periods = inWholeWeeks(await readPeriods(db, member, query));
      const moods = await readMoods(member, periods);
      const answer = async () => {
        const changed = await find(member, periods, moods);
        const listed = await listReadable(member, periods, changed);
        const tests = await countTests(db, member, changed, moods);
        return presentChanges(periods, listed, tests);
      };
      return readsEveryMeeting(member)
        ? cachedForAll.get(member, periods, answer, JSON.stringify(moods))
        : answer();
    },
    /** The largest changes, except those of topics and series that the reader may not read. */
    async list(member: Member, periods: ReadPeriods): Promise<ListedChange[]> {
      const whole = inWholeWeeks(periods);
      const changed = await find(member, whole, await readMoods(member, whole));
      return listReadable(member, whole, changed);
    },
    close: () => threads.destroy(),
  };
}

const presentChanges = (
  { now, before }: ReadPeriods,
  listed: readonly ListedChange[],
  tests: ChangesTested[],
): OrganizationChanges => ({
  period: now,
  before,
  findings: listed.map(({ meetingIds, ...finding }) => ({
    ...finding,
    meetings: meetingIds.length,
  })),
  tests,
});

async function readTask(
  db: Database,
  member: Member,
  { now, before, weeks }: ReadPeriods,
): Promise<Omit<ChangesTask, 'moods'>> {
  const [meetings, meetingsBefore, people] = await Promise.all([
    listComparedMeetings(db, member, now),
    listComparedMeetings(db, member, before),
    listPeople(db, member.organizationId, weeks),
  ]);
  return {
    weeks: now.weeks,
    leastPeopleOfTalk: leastPeopleOfTalk(member),
    now: meetings,
    before: meetingsBefore,
    departments: people.flatMap(({ id, department }) =>
      department ? [[id, department] as const] : [],
    ),
  };
}
