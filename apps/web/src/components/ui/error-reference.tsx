import { referenceOf } from '@/lib/api-request-error.ts';

/** A reference by which an operator finds the failure in the log. */
export function ErrorReference({ error }: { error: unknown }) {
  const reference = referenceOf(error);
  if (!reference) return null;
  return (
    <p className="text-13 text-ink-3">
      Reference <span className="font-mono select-all">{reference}</span>
    </p>
  );
}
