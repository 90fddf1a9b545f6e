import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn.ts';

/** Props to spread on the control. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** The line for the note is always there, so that an error does not move the layout. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={cn('grid', className)}>
      <label htmlFor={id} className="mb-1.5 justify-self-start font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} className="min-h-6 pt-1 pb-1 text-12 text-ink-3">
        {error ? <ErrorLine>{error}</ErrorLine> : hint}
      </div>
    </div>
  );
}

export function ErrorLine({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cn('flex items-start gap-1.5 text-12 text-neg', className)}>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
