import { counted, plural } from '@/lib/number-words.ts';

/**
 * Topic names are content of meetings, so topics from meetings that the reader may not open are
 * only counted.
 */
export function WithheldInitiatives({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-2 text-12 text-ink-3">
      {counted(count, 'more initiative')} {plural(count, 'is', 'are')} named only in meetings that
      you may not open.
    </p>
  );
}
