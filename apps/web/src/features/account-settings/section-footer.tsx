import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorLine } from '@/components/ui/field.tsx';

type SectionFooterProps = {
  button: ReactNode;
  /** Shown beside the button, because a toast would be hidden by the dialog. */
  success: string | false;
  failure: string | false | null | undefined;
};

export function SectionFooter({ button, success, failure }: SectionFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {button}
      <span role="status" className="inline-flex items-center gap-1.5 text-12 text-ink-2">
        {success && (
          <>
            <CircleCheck aria-hidden className="size-3.5 shrink-0 text-pos" />
            {success}
          </>
        )}
      </span>
      <p role="alert" className="empty:hidden">
        {failure && <ErrorLine>{failure}</ErrorLine>}
      </p>
    </div>
  );
}
