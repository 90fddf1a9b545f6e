import type { MeetingListItem } from '@rapport/contract';
import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { feelingOf, type MeetingMood } from './mood-words.ts';
import type { SuppressedMoodProps } from './suppressed-mood.tsx';

const loadSuppressedMood = () =>
  import('./suppressed-mood.tsx').then(({ SuppressedMood }) => SuppressedMood);

/** Shown instead of score and counts that are hidden. Loaded only when needed. */
export function HiddenMood(props: SuppressedMoodProps) {
  const SuppressedMood = useOnDemand(loadSuppressedMood, true);
  return SuppressedMood && <SuppressedMood {...props} />;
}

type HiddenWord = MeetingMood & Pick<MeetingListItem, 'moodHidden'>;

/** The word that is shown of a meeting whose score and counts are hidden, if it may be. */
export function WordOfHidden({ meeting }: { meeting: HiddenWord }) {
  const feeling = meeting.moodHidden === 'alike' && meeting.sentimentLabel && feelingOf(meeting);
  return feeling ? <FeelingBadge feeling={feeling} /> : null;
}
