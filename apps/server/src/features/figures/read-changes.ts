import { fileURLToPath } from 'node:url';
import type { ChangeFound, FindingKind, OrganizationChanges, PeriodQuery } from '@rapport/contract';
import type { Finding } from '@rapport/network';
import { Piscina } from 'piscina';
import type { Database } from '../../database/types.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../platform/session.ts';
import { listComparedMeetings, listTopicNames } from './changes-repository.ts';
import type { ChangesTask } from './find-changes-thread.ts';
import { changesOfMeetings } from './kept-figures.ts';
import { listPeople } from './map-repository.ts';
import { type FigureServices, type ReadPeriods, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

const idleMs = 30_000;
const findingsMax = 20;
/** A finding names all of its meetings. */
const keptMax = 24;

export function changesReader(services: FigureServices) {
  const { db, keep } = services;
  const threads = new Piscina<ChangesTask, Finding[]>({
    filename: fileURLToPath(new URL('./find-changes-thread.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
  const kept = keep<Finding[]>({ keptMax, alsoAfter: ['series-updated'] });
  const keptForAll = keep<OrganizationChanges>({
    alsoAfter: ['series-updated', ...changesOfMeetings],
  });

  /** The largest changes, without those of topics that no meeting names which the reader may read. */
  async function list(member: Member, periods: ReadPeriods): Promise<ListedChange[]> {
    const find = async () => threads.run(await readTask(db, member, periods));
    const found = await kept.get(member, periods, find);
    if (found.length === 0) return [];
    const { now, before } = periods;
    const topics = await listTopicNames(db, member, { from: before.from, to: now.to });
    return found.flatMap((finding) => present(finding, topics) ?? []).slice(0, findingsMax);
  }

  return {
    /** @throws AppError 403 for members who may not see figures of the organization */
    async read(member: Member, query: PeriodQuery): Promise<OrganizationChanges> {
      await requireFigures(db, member);
      const periods = await readPeriods(db, member, query);
      const answer = async () => presentChanges(periods, await list(member, periods));
      return readsEveryMeeting(member) ? keptForAll.get(member, periods, answer) : answer();
    },
    list,
    close: () => threads.close({ force: true }),
  };
}

export type ListedChange = Omit<ChangeFound, 'meetings'> & { meetingIds: readonly string[] };

const presentChanges = (
  { now, before }: ReadPeriods,
  listed: readonly ListedChange[],
): OrganizationChanges => ({
  period: now,
  before,
  findings: listed.map(({ meetingIds, ...finding }) => ({
    ...finding,
    meetings: meetingIds.length,
  })),
});

async function readTask(
  db: Database,
  member: Member,
  { now, before, weeks }: ReadPeriods,
): Promise<ChangesTask> {
  const [meetings, meetingsBefore, people] = await Promise.all([
    listComparedMeetings(db, member, now),
    listComparedMeetings(db, member, before),
    listPeople(db, member.organizationId, weeks),
  ]);
  return {
    weeks: now.weeks,
    now: meetings,
    before: meetingsBefore,
    departments: people.flatMap(({ id, department }) =>
      department ? [[id, department] as const] : [],
    ),
  };
}

/** Undefined for a topic that no meeting names which the reader may read. */
function present(
  { subject, now, before, evidence }: Finding,
  topics: ReadonlyMap<string, string>,
): ListedChange | undefined {
  const meetingIds = [...new Set([...evidence.now, ...evidence.before])];
  const figures = { now, before, meetingIds };
  const of = (kind: FindingKind, ...names: string[]) => ({ kind, subject: names, ...figures });
  const ofTopic = (kind: FindingKind, key: string) => {
    const name = topics.get(key);
    return name === undefined ? undefined : of(kind, name);
  };
  switch (subject.kind) {
    case 'talkBetween':
      return of('talk-between-departments', ...subject.between);
    case 'tiesBetween':
      return of('ties-between-departments', ...subject.between);
    case 'departmentHours':
      return of('hours-of-department', subject.department);
    case 'departmentTalk':
      return of('talk-of-department', subject.department);
    case 'initiativeMentions':
      return ofTopic('mentions-of-initiative', subject.initiative);
    case 'initiativePeople':
      return ofTopic('people-of-initiative', subject.initiative);
    default:
      // No test of moods, series or overdue actions is given.
      return undefined;
  }
}
