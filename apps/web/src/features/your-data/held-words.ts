import type { HeldMeeting } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** '12 min', or '40 s' below a minute. */
function spokenTime(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** '12 min of speaking, 34 % of the talk · 15 turns · 1,204 words · 1 question · positive (0.31) · engagement 0.62' */
export function figureLine(meeting: HeldMeeting): string {
  return [
    `${spokenTime(meeting.speakingSeconds)} of speaking, ${Math.round(meeting.talkShare * 100)} % of the talk`,
    counted(meeting.turns, 'turn'),
    counted(meeting.words, 'word'),
    meeting.questions === null ? 'questions not known' : counted(meeting.questions, 'question'),
    mood(meeting),
    `engagement ${meeting.engagementScore.toFixed(2)}`,
  ].join(' · ');
}

/** 'positive (0.31)', 'calm' */
function mood({ feeling, sentiment, sentimentScore }: HeldMeeting): string {
  if (feeling === 'calm') return 'calm';
  if (feeling === 'too-little') return 'said too little for a mood';
  return `${sentiment} (${sentimentScore.toFixed(2).replace('-', '−')})`;
}

/** 'The newest 100 of 230', or '230' if all are shown. */
export const shownOf = (shown: number, total: number): string =>
  shown < total ? `The newest ${shown} of ${total}` : `${total}`;
