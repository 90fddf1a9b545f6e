import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    icon?: LucideIcon;
    /** Keeps width and focus, shows a spinner and ignores clicks. */
    busy?: boolean;
    /** Shown while busy; default: the label. */
    busyLabel?: string | undefined;
  };

export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const idle = (
    <>
      {busy && !busyLabel ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </>
  );
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click was not meant, also if the first has already been answered.
    if (busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      data-primary={variant === 'primary' || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...props}
    >
      {busyLabel ? (
        // Overlapping labels: the wider one sets the width.
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <span
            aria-hidden={busy}
            className={cn('inline-flex items-center gap-2', busy && 'invisible')}
          >
            {idle}
          </span>
          <span
            aria-hidden={!busy}
            className={cn('inline-flex items-center gap-2', !busy && 'invisible')}
          >
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        idle
      )}
    </button>
  );
}
