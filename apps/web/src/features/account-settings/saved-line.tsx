import { CircleCheck } from 'lucide-react';

/** Says beside a button that it is done: a toast would lie below the dialog. */
export function SavedLine({ children }: { children: string | false | undefined }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-12 text-ink-2">
      {children && (
        <>
          <CircleCheck aria-hidden className="size-3.5 shrink-0 text-pos" />
          {children}
        </>
      )}
    </span>
  );
}
