import type { HeldMeeting } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** '12 min', and seconds where it is less than one. */
function spokenTime(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** '12 min of speaking, 34 % of the talk · 15 turns · 1204 words · 1 question · positive (0.31) · engagement 0.62' */
export function figureLine(meeting: HeldMeeting): string {
  return [
    `${spokenTime(meeting.speakingSeconds)} of speaking, ${Math.round(meeting.talkShare * 100)} % of the talk`,
    counted(meeting.turns, 'turn'),
    counted(meeting.words, 'word'),
    counted(meeting.questions, 'question'),
    `${meeting.sentiment} (${meeting.sentimentScore.toFixed(2).replace('-', '−')})`,
    `engagement ${meeting.engagementScore.toFixed(2)}`,
  ].join(' · ');
}

/** '100 of 230', or how many there are where all are shown. */
export const shownOf = (shown: number, total: number): string =>
  shown < total ? `The newest ${shown} of ${total}` : `${total}`;
