import { tooFewJudged } from '@rapport/contract';
import { Suppressed } from '@/components/ui/suppressed.tsx';
import { useTrust } from '@/lib/use-active-features.ts';

export type SuppressedMoodProps = {
  /** Number of people who spoke. */
  participants: number;
  className?: string;
};

/** Shown instead of the mood of a meeting with too few judged people. */
export function SuppressedMood({ participants, className = '' }: SuppressedMoodProps) {
  const { smallestGroup } = useTrust().trust;
  return (
    <Suppressed
      text={tooFewJudged(smallestGroup, participants)}
      explanation={`Shown from ${smallestGroup} people on, so that nobody can be singled out. People who say too little or are left out of moods are not counted.`}
      className={className}
    />
  );
}
