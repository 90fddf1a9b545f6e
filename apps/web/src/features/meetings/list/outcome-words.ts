import { counted } from '@/lib/number-words.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

/**
 * '3 decisions, 3 actions, 2 open'. Zero counts are left out; null where nothing is known to be
 * there, because decisions are sought in English only.
 */
export function outcomeWords(meeting: ShownMeeting): string | null {
  const { decisions, actions, openActions, language } = meeting;
  const words = [
    ...(decisions ? [counted(decisions, 'decision')] : []),
    ...(actions > 0 ? [counted(actions, 'action')] : []),
    ...(openActions ? [`${openActions} open`] : []),
  ].join(', ');
  if (words) return words;
  const areSought = decisions !== undefined && language === 'en';
  return areSought ? 'nothing Rapport is sure of' : null;
}
