import {
  type MeetingListItem,
  nearlyAllAlike,
  shownFromWords,
  tooFewJudged,
} from '@rapport/contract';
import { Suppressed } from '@/components/ui/suppressed.tsx';
import { useTrust } from '@/lib/use-active-features.ts';

export type SuppressedMoodProps = {
  reason: NonNullable<MeetingListItem['moodHidden']>;
  /** Number of people who spoke. */
  participants: number;
  className?: string;
};

/** Shown instead of score and counts of a meeting that would tell the mood of single people. */
export function SuppressedMood({ reason, participants, className = '' }: SuppressedMoodProps) {
  const { smallestGroup } = useTrust().trust;
  const isFew = reason === 'few';
  return (
    <Suppressed
      text={isFew ? tooFewJudged(smallestGroup, participants) : nearlyAllAlike}
      explanation={
        isFew
          ? `${shownFromWords(smallestGroup)} Counted are people of the directory who say enough and are not left out of moods. Nobody is counted if one of those counted before was left out since, or if the same words are counted in another meeting with more people.`
          : 'All people share one feeling, or all but one. Counts would tell how each of them felt.'
      }
      className={className}
    />
  );
}
