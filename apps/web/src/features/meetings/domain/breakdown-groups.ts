import type { Feeling, ParticipantSummary, PeopleByFeeling } from '@rapport/contract';
import { inOrderOfTalk } from './order-summaries.ts';
import { feelings, isInScore } from './people-by-feeling.ts';

export type BreakdownGroup = {
  feeling: Feeling;
  count: number;
  /** One cell per counted participant; without a summary if none is known. */
  cells: { key: string; summary: ParticipantSummary | undefined }[];
};

/** What a participant shows; undefined if it is hidden. Older results know only moods. */
export function feelingOfPerson(summary: ParticipantSummary): Feeling | undefined {
  const { feeling, overallSentiment, judged, isLeftOutOfMoods } = summary;
  if (isLeftOutOfMoods) return undefined;
  return feeling ?? (judged === false ? 'too-little' : overallSentiment);
}

/** The participants by what they show: the three moods, then calm and said too little if any are. */
export function breakdownGroups(
  people: PeopleByFeeling,
  summaries: ParticipantSummary[],
): BreakdownGroup[] {
  const ordered = inOrderOfTalk(summaries);
  return feelings
    .filter((feeling) => isInScore(feeling) || people[feeling] > 0)
    .map((feeling) => {
      const known = ordered.filter((summary) => feelingOfPerson(summary) === feeling);
      const count = people[feeling];
      const cells = Array.from({ length: count }, (_, index) => ({
        key: known[index]?.id ?? `${feeling} ${index}`,
        summary: known[index],
      }));
      return { feeling, count, cells };
    });
}
