import type { ShownGroupMood } from '@rapport/contract';
import { directionOf, directionTones } from './mood-shift.tsx';
import { signed } from './mood-words.ts';
import { tooFewToCompare } from './period-words.ts';

type MoodChangeProps = {
  mood: ShownGroupMood;
  /** Whether the period has enough meetings to compare. */
  isCompared: boolean;
  /** Adds 'from 6.1'. */
  withBefore?: boolean;
  /** Without a change, the reason is only given to screen readers. */
  isNarrow?: boolean;
};

const words = { rising: 'rising', falling: 'falling', steady: 'no clear change' };

/**
 * '+0.3 from 6.1'. Colour, and a word for screen readers, say whether chance could explain the
 * change.
 */
export function MoodChange({ mood, isCompared, withBefore, isNarrow }: MoodChangeProps) {
  const { change, before } = mood;
  if (!isCompared || !change) {
    const reason = isCompared ? 'nothing to compare with' : tooFewToCompare;
    return (
      <span className="text-12 text-ink-3">
        <span aria-hidden>–</span>
        <span className={isNarrow ? 'sr-only' : 'ml-1'}>{reason}</span>
      </span>
    );
  }
  const direction = directionOf(mood);
  return (
    <>
      <span className={directionTones[direction].text}>
        {direction === 'steady' && !isNarrow ? (
          words.steady
        ) : (
          <>
            {signed(change.by)}
            <span className="sr-only"> {words[direction]}</span>
          </>
        )}
      </span>
      {withBefore && before !== null && ` from ${before.toFixed(1)}`}
    </>
  );
}
