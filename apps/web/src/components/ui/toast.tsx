import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from './button.tsx';
import { ErrorReference } from './error-reference.tsx';
import { iconButtonVariants } from './icon-button-variants.ts';
import type { Notice } from './notify.ts';

type ToastProps = Pick<Notice, 'kind' | 'sentence' | 'action' | 'error'> & {
  onDismiss: () => void;
};

export function Toast({ kind, sentence, action, error, onDismiss }: ToastProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line-2 bg-surface py-1 pr-2 pl-3 font-sans text-14 shadow-menu md:w-90"
    >
      {kind === 'error' ? (
        <CircleAlert aria-hidden className="size-4 shrink-0 text-neg" />
      ) : (
        <CircleCheck aria-hidden className="size-4 shrink-0 text-pos" />
      )}
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p>{sentence}</p>
        <ErrorReference error={error} />
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className={iconButtonVariants({ variant: 'inset' })}
        onClick={onDismiss}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
}
