import type { SaidSentence } from '@rapport/contract';
import { Link } from 'react-router';
import { SentenceText } from '@/components/ui/sentence-text.tsx';
import { clock } from '@/lib/clock.ts';

type FoundSentenceProps = { meetingId: string; found: SaidSentence };

/** A sentence found by the search, as a link to its place in the transcript. */
export function FoundSentence({ meetingId, found }: FoundSentenceProps) {
  const { parts, turn, start, speaker } = found;
  return (
    <Link
      to={`/meetings/${meetingId}?turn=${turn}`}
      className="relative z-10 flex flex-wrap items-baseline gap-x-3 border-line border-t px-4 py-2 text-ink-2 outline-accent hover:bg-hover @max-[640px]:px-3"
    >
      <span className="min-w-0 wrap-anywhere">
        <SentenceText parts={parts} />
      </span>
      <span className="text-12 text-ink-3">
        {[speaker ?? 'Unknown speaker', ...(start === null ? [] : [clock(start)])].join(' · ')}
      </span>
    </Link>
  );
}
