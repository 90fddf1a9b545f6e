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
          ? `${shownFromWords(smallestGroup)} Only people of the directory who say enough, and whose turns are in moods, are counted. If one of them is left out later, or if another meeting with more people counts the same words, nothing is shown.`
          : 'All people share one feeling, or all but one. Counts would tell how each of them felt.'
      }
      className={className}
    />
  );
}
