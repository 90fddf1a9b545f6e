import type { Feeling } from '@rapport/contract';
import { Badge } from './badge.tsx';
import { SentimentBadge } from './sentiment-badge.tsx';

/** Shown instead of a badge if the person has asked to be left out. */
export const leftOutOfMoods = 'Left out of moods';

/** What a person without a mood shows: neither is counted in a score. */
export const withoutMoodWords = { calm: 'Calm', 'too-little': 'Said too little' } as const;

type FeelingBadgeProps = { feeling: Feeling; className?: string };

/** What a person or a meeting shows. Calm is outlined and too little dashed, both without colour. */
export function FeelingBadge({ feeling, className }: FeelingBadgeProps) {
  if (feeling === 'calm' || feeling === 'too-little')
    return (
      <Badge variant={feeling === 'calm' ? 'tag' : 'quiet'} className={className}>
        {withoutMoodWords[feeling]}
      </Badge>
    );
  return <SentimentBadge sentiment={feeling} {...(className && { className })} />;
}
