import { namedPeople, peopleWords } from '@rapport/contract';
import { counted, plural } from '@/lib/number-words.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

/** '48 minutes, 9 people: 3 decisions, 3 actions, 1 open question' */
export function topWords(meeting: ShownMeetingDetail, actions: number | undefined): string {
  const { findings, language, durationMinutes, isDurationEstimated, toCheck } = meeting;
  const minutes = `${isDurationEstimated ? 'about ' : ''}${counted(Math.round(durationMinutes), 'minute')}`;
  const size = [
    // Until somebody decides, a doubtful length is told nowhere.
    !toCheck?.includes('length') && minutes,
    peopleWords(namedPeople(meeting.participants)),
  ]
    .filter(Boolean)
    .join(', ');
  const counts = [
    findings && countedUnlessNone(findings.decisions.length, 'decision'),
    countedUnlessNone(actions ?? 0, 'action'),
    findings && countedUnlessNone(findings.openQuestions.length, 'open question'),
  ].filter(Boolean);
  const words =
    counts.join(', ') || (language === 'en' && findings?.maybe && 'nothing Rapport is sure of');
  return words ? `${size}: ${words}` : size;
}

const countedUnlessNone = (count: number, word: string) => count > 0 && counted(count, word);

/** What the block stands on, and what is left to do about it. */
export function topCaption(meeting: ShownMeetingDetail, hasActions: boolean): string | null {
  const { findings, toConfirm = 0, confirmed, can } = meeting;
  if (!findings?.maybe) return findings ? 'What Rapport found' : null;
  if (confirmed)
    return `Confirmed: what stands here counts ${hasActions ? 'in Actions, ' : ''}on the dashboard, in the digest and in Ask`;
  const { decisions, actions = [], openQuestions } = findings.maybe;
  const maybe = decisions.length + actions.length + openQuestions.length;
  const isHandled = [...findings.decisions, ...findings.openQuestions].some(
    ({ isAdded, isConfirmed }) => isAdded || isConfirmed,
  );
  return [
    `What Rapport is sure of${isHandled ? ', and what people confirmed or added' : ''}`,
    can.correct &&
      toConfirm > 0 &&
      `${toConfirm} to confirm${maybe > 0 ? `, ${plural(maybe, 'a maybe', 'maybes')} among them` : ''}`,
  ]
    .filter(Boolean)
    .join('. ');
}
