import type { MeetingCheckKind } from '@rapport/contract';
import { Flag } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { lengthWords } from './length-words.ts';

type ToCheckStripProps = {
  meetingId: string;
  kinds: readonly MeetingCheckKind[];
  minutes: number;
  /** The id of the meeting's title, which describes the button. */
  titleId?: string;
  className?: string;
};

/** Says that a value of the meeting can be read in two ways, and leads to the decision. */
export function ToCheckStrip({ meetingId, kinds, minutes, titleId, className }: ToCheckStripProps) {
  return (
    <div
      className={cn(
        'flex min-h-11 items-center gap-3 bg-sunken py-2 pr-2 pl-4 print:hidden',
        '@max-[640px]:flex-wrap @max-[640px]:gap-2 @max-[640px]:px-3 @max-[640px]:py-2.5',
        className,
      )}
    >
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap font-strong text-neu">
        <Flag aria-hidden className="size-4" />
        To check
      </span>
      <p className="min-w-0 flex-1 text-pretty text-ink-2 wrap-anywhere @max-[640px]:basis-full">
        {toCheckSentence(kinds, minutes)}
      </p>
      <ButtonLink
        to={`/check-meetings?meeting=${meetingId}`}
        size="small"
        className="relative z-10 @max-[640px]:w-full"
        aria-describedby={titleId}
      >
        Check
      </ButtonLink>
    </div>
  );
}

const reasons: Record<Exclude<MeetingCheckKind, 'length'>, string> = {
  date: 'The name of its file or a weekday says another day.',
  'names-inside': 'Names stand inside other people’s turns.',
  'names-missed': 'Names or times of its file may not have been read.',
  'left-out': 'Many words of its file are in no turn.',
  'some-times': 'Only some of its turns have a time.',
  'one-speaker': 'One speaker has all its turns.',
  unattributed: 'Many of its words have no speaker.',
};

/** Says why a meeting is to check, in one line. */
function toCheckSentence(kinds: readonly MeetingCheckKind[], minutes: number): string {
  const [first = 'length', ...more] = kinds;
  const reason =
    first === 'length'
      ? `Its length was read as ${lengthWords(Math.round(minutes))}. In no sum until somebody decides.`
      : reasons[first];
  return more.length > 0 ? `${reason} ${counted(more.length, 'more doubt')}.` : reason;
}
