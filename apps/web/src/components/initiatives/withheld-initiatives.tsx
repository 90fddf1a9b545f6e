import { counted, plural } from '@/lib/number-words.ts';

/** Names of topics are content: those of other meetings are counted only. */
export function WithheldInitiatives({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-2 text-12 text-ink-3">
      {counted(count, 'more initiative')} {plural(count, 'is', 'are')} named only in meetings that
      you may not open.
    </p>
  );
}
