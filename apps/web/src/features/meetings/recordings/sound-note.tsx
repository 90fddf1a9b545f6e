import type { RecordingRules } from '@rapport/contract';
import { CalendarClock, Trash2 } from 'lucide-react';
import { counted } from '@/lib/number-words.ts';

/** What becomes of the sound, by the rules in force. */
export function SoundNote({ rules: { service, soundDays } }: { rules: RecordingRules }) {
  const Icon = soundDays === null ? Trash2 : CalendarClock;
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)] gap-3 border-line-2 border-t px-6 py-3 max-md:px-4 max-md:py-2 max-md:text-12">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <p className="text-pretty">
        <span className="font-medium">
          {soundDays === null
            ? 'The sound is deleted as soon as its words are written down.'
            : `The sound is kept for ${counted(soundDays, 'day')}, for listening at a quote.`}
        </span>{' '}
        <span className="text-ink-2 wrap-anywhere">
          It goes to {service} only. Words, times and speaker labels stay; no voice, pitch, pace or
          loudness.
        </span>
      </p>
    </div>
  );
}
