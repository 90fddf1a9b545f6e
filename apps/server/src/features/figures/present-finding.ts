import type { ChangeFound, FindingKind } from '@rapport/contract';
import type { Finding } from '@rapport/network';
import { nameOfGroup } from './mood-groups.ts';
import type { ReadableSeries } from './readable-series.ts';

export type ListedChange = Omit<ChangeFound, 'meetings'> & { meetingIds: readonly string[] };

/** What the reader may know: names of topics by key, and series. */
type Readable = { topics: ReadonlyMap<string, string>; series: ReadableSeries };

/** Undefined for a topic, series or action from meetings that the reader may not read. */
export function presentFinding(
  { subject, now, before, evidence }: Finding,
  { topics, series }: Readable,
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
    case 'overdueActions':
      return series.areAllReadable(meetingIds)
        ? of('overdue-actions', 'Overdue actions')
        : undefined;
    case 'seriesBalance': {
      const name = series.nameOf(subject.series);
      if (name === undefined || !series.areAllReadable(meetingIds)) return undefined;
      return { ...of('balance-of-series', name), seriesId: subject.series };
    }
    case 'mood': {
      const { kind: group, name } = nameOfGroup(subject.group);
      const mood =
        group === 'initiative' ? ofTopic('mood-of-group', name) : of('mood-of-group', name);
      return mood && { ...mood, group };
    }
  }
}
