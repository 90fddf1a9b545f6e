import type { ChangeFound } from '@rapport/contract';
import type { Finding } from '@rapport/network';
import { nameOfGroup } from '../mood-groups.ts';
import { findingKinds } from './finding-kinds.ts';
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
  const kind = findingKinds[subject.kind];
  const of = (...names: string[]) => ({ kind, subject: names, now, before, meetingIds });
  const ofTopic = (key: string) => {
    const name = topics.get(key);
    return name === undefined ? undefined : of(name);
  };
  switch (subject.kind) {
    case 'talkBetween':
    case 'tiesBetween':
      return of(...subject.between);
    case 'departmentHours':
    case 'departmentTalk':
    case 'departmentPeople':
      return of(subject.department);
    case 'initiativeMentions':
    case 'initiativePeople':
      return ofTopic(subject.initiative);
    case 'overdueActions':
      return series.areAllReadable(meetingIds) ? of('Overdue actions') : undefined;
    case 'seriesBalance': {
      const name = series.nameOf(subject.series);
      if (name === undefined || !series.areAllReadable(meetingIds)) return undefined;
      return { ...of(name), seriesId: subject.series };
    }
    case 'mood': {
      const { kind: group, name } = nameOfGroup(subject.group);
      const mood = group === 'initiative' ? ofTopic(name) : of(name);
      return mood && { ...mood, group };
    }
  }
}
