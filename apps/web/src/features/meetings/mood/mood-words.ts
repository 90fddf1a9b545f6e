import {
  type MeetingListItem,
  notJudgedSentence,
  type PeopleByFeeling,
  sentimentColourBands,
} from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { allOf, inScore, peopleOf } from '../domain/people-by-feeling.ts';

export type MeetingMood = Pick<
  MeetingListItem,
  'sentimentLabel' | 'judged' | 'judgedReason' | 'moods' | 'peopleByFeeling'
>;

/** What a meeting shows, as its badge says; null if it was not judged for another reason. */
export function feelingOf({ sentimentLabel = 'neutral', judged, judgedReason }: MeetingMood) {
  if (judged !== false) return sentimentLabel;
  return judgedReason === 'calm' || judgedReason === 'too-little' ? judgedReason : null;
}

/** The people of a meeting whose cells are drawn; null if nothing is known of what they show. */
export function shownPeople(mood: MeetingMood): PeopleByFeeling | null {
  const people = feelingOf(mood) && peopleOf(mood);
  return people && allOf(people) > 0 ? people : null;
}

/** 'of 6 people'; empty if unknown. */
export function countedWords(mood: MeetingMood): string {
  const people = shownPeople(mood);
  return people ? `of ${counted(inScore(people), 'person', 'people')}` : '';
}

/** Why a meeting has no score: '1 of 7 showed feeling', '1 of 6 spoke enough', or a sentence. */
export function noScoreWords(mood: MeetingMood): string {
  const people = shownPeople(mood);
  if (!people) return notJudgedSentence(mood.judgedReason);
  const all = allOf(people);
  return mood.judgedReason === 'calm'
    ? `${share(inScore(people), all)} showed feeling`
    : `${share(all - people['too-little'], all)} spoke enough`;
}

const share = (count: number, all: number) => (count === 0 ? 'Nobody' : `${count} of ${all}`);

/** The colour of a score. Its badge has the colour of the label, which has other limits. */
export function scoreColour(score: number): string {
  if (score >= sentimentColourBands.green) return 'text-pos';
  if (score >= sentimentColourBands.yellow) return 'text-neu';
  return 'text-neg';
}
