import type {
  ChangesTested,
  OrganizationChanges,
  PeriodQuery,
  ServerEventName,
} from '@rapport/contract';
import { type Finding, type GivenTest, whatChanged } from '@rapport/network';
import type { Database } from '../../../database/types.ts';
import { changesOfMeetings } from '../../../ground/cache-until-changed.ts';
import { readsEveryMeeting } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import type { ReadGroupMoods } from '../group-moods.ts';
import {
  type FigureServices,
  inWholeWeeks,
  type ReadPeriods,
  readPeriods,
} from '../read-periods.ts';
import { requireFigures } from '../require-figures.ts';
import { listTopicNames } from './compared-meetings-repository.ts';
import { countTests } from './count-tests.ts';
import { findKeptChanges } from './keep-changes.ts';
import { listDeleted } from './kept-changes-repository.ts';
import { type ListedChange, presentFinding } from './present-finding.ts';
import { readableSeries } from './readable-series.ts';
import { changesTester } from './test-changes.ts';
import { testMoods } from './test-moods.ts';

const findingsMax = 20;
/** Events that change findings, besides those that change the figures. */
const changesOfFindings: ServerEventName[] = ['series-updated', 'actions-updated'];
/** Limited, because a finding lists all of its meetings. */
const cachedMax = 24;

type Found = { findings: Finding[]; tests: ChangesTested[]; computedAt: Date | null };

export function changesReader(services: FigureServices, groupMoods: ReadGroupMoods) {
  const { db, cache } = services;
  const tester = changesTester(db);
  const cached = cache<Found>({ cachedMax, alsoAfter: changesOfFindings });
  const cachedForAll = cache<OrganizationChanges>({
    alsoAfter: [...changesOfFindings, ...changesOfMeetings],
  });

  /** Read at each call, because somebody's choice hides moods at once. */
  async function readMoods(member: Member, periods: ReadPeriods): Promise<GivenTest[]> {
    if (!member.settings.activeFeatures.sentiment) return [];
    return testMoods((await groupMoods(member, periods)).compared);
  }

  function find(member: Member, periods: ReadPeriods, moods: readonly GivenTest[]) {
    const run = async (): Promise<Found> => {
      const kept = await findKeptChanges(db, member, periods);
      const tested = kept?.tested ?? (await tester.test(member, periods));
      const changed = whatChanged(tested, moods);
      return {
        findings: kept ? await withoutDeleted(db, changed.findings) : changed.findings,
        tests: await countTests(db, member, changed, moods),
        computedAt: kept?.madeAt ?? null,
      };
    };
    return cached.get(member, periods, run, JSON.stringify(moods));
  }

  async function listReadable(
    member: Member,
    { now, before }: ReadPeriods,
    { findings }: Found,
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
        return presentChanges(periods, listed, changed);
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
    close: tester.close,
  };
}

const presentChanges = (
  { now, before }: ReadPeriods,
  listed: readonly ListedChange[],
  { tests, computedAt }: Found,
): OrganizationChanges => ({
  period: now,
  before,
  findings: listed.map(({ meetingIds, ...finding }) => ({
    ...finding,
    meetings: meetingIds.length,
  })),
  tests,
  computedAt: computedAt?.toISOString() ?? null,
});

/** What is kept names the meetings of the day before. */
async function withoutDeleted(db: Database, findings: readonly Finding[]): Promise<Finding[]> {
  const ids = findings.flatMap(({ evidence: { now, before } }) => [...now, ...before]);
  const deleted = new Set(await listDeleted(db, ids));
  if (deleted.size === 0) return [...findings];
  const left = (meetings: readonly string[]) => meetings.filter((id) => !deleted.has(id));
  return findings.flatMap(({ evidence: { now, before }, ...finding }) => {
    const evidence = { now: left(now), before: left(before) };
    const hadMeetings = now.length + before.length > 0;
    const isGone = hadMeetings && evidence.now.length + evidence.before.length === 0;
    return isGone ? [] : [{ ...finding, evidence }];
  });
}
