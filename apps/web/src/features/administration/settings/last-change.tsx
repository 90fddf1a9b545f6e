import { History } from 'lucide-react';
import { Link } from 'react-router';
import { dayOfMoment } from '@/lib/format-day.ts';

type LastChangeProps = {
  /** Undefined if it was never changed. */
  change: { by: string | null; at: string } | null | undefined;
  /** The entries of the audit log about it. */
  to?: string;
};

/** Who changed a setting last, below its note. */
export function LastChange({ change, to }: LastChangeProps) {
  const words = change && (
    <>
      <span className="sr-only">Changed by</span> {change.by ?? 'A former member'},{' '}
      {dayOfMoment(change.at)}
    </>
  );
  return (
    <p className="mt-1 flex items-start gap-1.5 text-12 text-ink-3">
      <History aria-hidden className="mt-0.5 size-3 shrink-0" />
      {!words ? (
        'never changed'
      ) : to ? (
        <Link to={to} className="hover:text-accent hover:underline">
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </p>
  );
}
