import type { Initiative } from '@rapport/contract';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import type { FigureTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';

/** Uses the bands of the sample: from 6 on there is no warning. */
function toneOf(mood: number): { tone?: FigureTone } {
  if (mood >= 6) return {};
  return { tone: mood >= 4 ? 'middling' : 'poor' };
}

type InitiativeMoodProps = { initiative: Initiative; isCompared: boolean };

export function InitiativeMood({ initiative: { mood, people }, isCompared }: InitiativeMoodProps) {
  if (!mood) return null;
  if (!mood.isShown)
    return <HiddenMood reason={mood.reason} heard={people} className="relative z-10" />;
  return (
    <span className="flex items-center justify-end gap-2.5 @max-[800px]:justify-start">
      <FigureBar percent={mood.mood * 10} {...toneOf(mood.mood)} className="w-14" />
      <span className="whitespace-nowrap">{moodText(mood)}</span>
      <span className="min-w-8">
        <MoodChange mood={mood} isCompared={isCompared} isNarrow />
      </span>
    </span>
  );
}
