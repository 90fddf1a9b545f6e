import type { PeopleByFeeling } from '@rapport/contract';
import { capitalised, counted, numberWord } from '@/lib/number-words.ts';
import { allOf, inScore } from '../domain/people-by-feeling.ts';
import { breakdownScore, breakdownSentence, formatScore } from '../domain/sentiment-score.ts';
import { type MeetingMood, noScoreWords, shownPeople } from './mood-words.ts';

/** How the score of a meeting came about, or why there is none. */
export function sentenceOn(meeting: MeetingMood, people: PeopleByFeeling): string {
  if (meeting.judged === false) return sentenceWithoutScore(meeting);
  if (!meeting.peopleByFeeling) return breakdownSentence(people);
  const shown = inScore(people);
  const all = allOf(people);
  const showed =
    shown === all ? `All ${counted(all, 'person', 'people')}` : `${shown} of ${all} people`;
  const good = people.positive === 0 ? 'none' : people.positive;
  const score = formatScore(breakdownScore(people));
  return `${showed} showed feeling; ${good} of these ${shown} more good than bad, which makes ${score} out of 10.${notCounted(people)}`;
}

function sentenceWithoutScore(meeting: MeetingMood): string {
  if (!shownPeople(meeting)) return `Not judged. ${noScoreWords(meeting)}`;
  return meeting.judgedReason === 'calm'
    ? `Calm. ${noScoreWords(meeting)}. A score needs two people, and a quarter of those who spoke enough, to show feeling.`
    : `Said too little. ${noScoreWords(meeting)}.`;
}

/** ' Two stayed calm and one said too little: they are not counted.' */
function notCounted({ calm, 'too-little': tooLittle }: PeopleByFeeling): string {
  const parts = [
    ...(calm > 0 ? [`${numberWord(calm)} stayed calm`] : []),
    ...(tooLittle > 0 ? [`${numberWord(tooLittle)} said too little`] : []),
  ];
  if (parts.length === 0) return '';
  const end = calm + tooLittle === 1 ? ', and is not counted' : ': they are not counted';
  return ` ${capitalised(parts.join(' and '))}${end}.`;
}
