import type { Confirmed } from '@rapport/contract';
import { CircleCheck } from 'lucide-react';
import { shortDate } from '../domain/format-meeting-date.ts';

/** Says who answered the last question of a meeting. Not green: it says who, not how good. */
export function ConfirmedSeal({ confirmed: { by, on } }: { confirmed: Confirmed }) {
  const words = `Confirmed by ${by}, ${shortDate(on)}`;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-ink-2 @max-[640px]:mt-0.5">
      <CircleCheck aria-hidden className="size-3.5 shrink-0 text-ink" />
      <span className="truncate" title={words}>
        {words}
      </span>
    </p>
  );
}
