import {
  effectiveIndividualFigures,
  type TrustEffects,
  type TrustSettings,
} from '@rapport/contract';
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
      ? 'Figures over all meetings stay open to everyone, moods among them from the smallest group up.'
      : 'Figures over all meetings stay open to those named below, moods among them from the smallest group up.';
  if (meetings === 0) return `There are no meetings yet. ${figures}`;
  return `On average ${people} may open a meeting. ${figures}`;
}

/**
 * 'At 6, 3 of 19 departments and 21 of 163 analysed meetings have too few people who spoke enough for a mood.' Where
 * all readers of a meeting see each mood, its size hides nothing.
 */
export function smallestGroupEffect(effects: TrustEffects, trust: TrustSettings): string {
  const { smallestGroup } = trust;
  const hidden = effects.hidden.find((step) => step.smallestGroup === smallestGroup);
  const departments = `${hidden?.departments ?? 0} of ${counted(effects.departments, 'department')}`;
  const meetings = `${hidden?.meetings ?? 0} of ${counted(effects.completedMeetings, 'analysed meeting')}`;
  const hasHiddenMeetings = effectiveIndividualFigures(trust) !== 'readers';
  return `At ${smallestGroup}, ${departments}${hasHiddenMeetings ? ` and ${meetings}` : ''} have too few people who spoke enough for a mood.`;
}
