import type { TrustEffects, TrustSettings } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** '142 people may open all 163 meetings.' */
export function everyoneMeaning({ people, meetings }: TrustEffects): string {
  if (meetings === 0) return `${counted(people, 'person', 'people')} may open every meeting.`;
  const all = meetings === 1 ? 'the 1 meeting' : `all ${counted(meetings, 'meeting')}`;
  return `${counted(people, 'person', 'people')} may open ${all}.`;
}

export function readersEffect(
  { readersPerMeeting, meetings }: TrustEffects,
  { meetingReaders, figureReaders }: Pick<TrustSettings, 'meetingReaders' | 'figureReaders'>,
): string {
  const average = Math.round(readersPerMeeting[meetingReaders] * 10) / 10;
  const people = average === 1 ? '1 person' : `${average.toLocaleString('en')} people`;
  const figures =
    figureReaders === 'everyone'
      ? 'Figures over all meetings stay open to everyone, from the smallest group up.'
      : 'Figures over all meetings stay open to those named below, from the smallest group up.';
  if (meetings === 0) return `There are no meetings yet. ${figures}`;
  return `On average ${people} may open a meeting. ${figures}`;
}

/** 'At 6, the mood of 3 of 19 departments and of 21 of 163 meetings is not shown. ...' */
export function smallestGroupEffect(effects: TrustEffects, smallestGroup: number): string {
  const hidden = effects.hidden.find((step) => step.smallestGroup === smallestGroup);
  const departments = `${hidden?.departments ?? 0} of ${counted(effects.departments, 'department')}`;
  const meetings = `${hidden?.meetings ?? 0} of ${counted(effects.completedMeetings, 'analysed meeting')}`;
  return `At ${smallestGroup}, the mood of ${departments} and of ${meetings} is not shown.`;
}
