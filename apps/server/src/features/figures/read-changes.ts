import type { ChangeFound, FindingKind, OrganizationChanges, PeriodQuery } from '@rapport/contract';
import type { Finding } from '@rapport/network';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import type { ChangeThreads } from './change-threads.ts';
import {
  type DatedMeeting,
  listComparedMeetings,
  listEvidence,
  listTopicNames,
} from './changes-repository.ts';
import type { ChangesTask } from './find-changes-thread.ts';
import { listPeople } from './map-repository.ts';
import { weekNumber } from './period.ts';
import { type ReadPeriods, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

const findingsMax = 20;
const evidenceMax = 20;

/** @throws AppError 403 for members who may not see figures of the organization */
export async function readChanges(
  { db, threads }: { db: Database; threads: ChangeThreads },
  member: Member,
  query: PeriodQuery,
): Promise<OrganizationChanges> {
  await requireFigures(db, member);
  const { organizationId } = member;
  const periods = await readPeriods(db, member, query);
  const { now, before } = periods;
  const found = await threads.find({ organizationId, period: `${now.from} ${now.to}` }, () =>
    readTask(db, member, periods),
  );
  const topics = await listTopicNames(db, member, { from: before.from, to: now.to });
  const shown = found.flatMap((finding) => present(finding, topics) ?? []).slice(0, findingsMax);
  const meetingIds = [...new Set(shown.flatMap(({ ids }) => ids))];
  const readable = await listEvidence(db, member, meetingIds);
  const findings = shown.map(({ ids, ...finding }): ChangeFound => {
    const all = new Set(ids);
    const evidence = readable.filter(({ meetingId }) => all.has(meetingId));
    return {
      ...finding,
      evidence: evidence.slice(0, evidenceMax),
      meetings: all.size,
      withheld: all.size - evidence.length,
    };
  });
  return { period: now, before, findings };
}

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
  const numbered = (all: readonly DatedMeeting[]) =>
    all.map((meeting) => ({ ...meeting, week: weekNumber(meeting.week) }));
  return {
    weeks: now.weeks,
    now: numbered(meetings),
    before: numbered(meetingsBefore),
    departments: people.flatMap(({ id, department }) =>
      department ? [[id, department] as const] : [],
    ),
  };
}

type Presented = Omit<ChangeFound, 'evidence' | 'meetings' | 'withheld'> & {
  ids: readonly string[];
};

/** Undefined for a topic that no meeting names which the reader may read. */
function present(
  { subject, now, before, evidence }: Finding,
  topics: ReadonlyMap<string, string>,
): Presented | undefined {
  const figures = { now, before, ids: [...evidence.now, ...evidence.before] };
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
