import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { dialogFooterClass, dialogSurfaceClass, scrimClass } from './dialog-surface.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, with the primary one last. */
  footer?: ReactNode;
  /** Always shown above the footer. */
  note?: ReactNode;
  /** Buttons left of Close. */
  actions?: ReactNode;
  className?: string;
  /** Selector of the part that is shown first and takes the focus; else the first field does. */
  startsAt?: string | undefined;
  /** Returns whether Escape was used for something else than closing. */
  onEscape?: () => boolean;
  children: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  note,
  actions,
  className,
  startsAt,
  onEscape,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { rememberOpener, returnFocus } = useReturnFocus();
  const focusFirstField = (event: Event) => {
    rememberOpener();
    const part =
      startsAt === undefined ? null : content.current?.querySelector<HTMLElement>(startsAt);
    if (part) {
      event.preventDefault();
      part.focus({ preventScroll: true });
      part.scrollIntoView({ block: 'start' });
      return;
    }
    const field = body.current?.querySelector<HTMLElement>(
      ':is(input, textarea, select):not(:disabled, [readonly], [type="hidden"], [type="file"], [type="radio"]:not(:checked))',
    );
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          ref={content}
          className={cn(dialogSurfaceClass, className)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            if (isSearchWithWords(event.target) || onEscape?.()) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {/* Not `header` and `footer`, which are landmarks outside of `main`. */}
          <div className="flex items-start gap-2 pt-4 pr-3 pb-1 pl-6 max-md:py-2 max-md:pr-2 max-md:pl-4">
            <RadixDialog.Title className="min-w-0 flex-1 pt-1 max-md:pt-2.5">
              {title}
            </RadixDialog.Title>
            {actions}
            <RadixDialog.Close asChild>
              <IconButton icon={X} label="Close" tooltip={false} />
            </RadixDialog.Close>
          </div>
          <div ref={body} className="grid gap-4 overflow-y-auto px-6 pb-6 max-md:px-4 max-md:pb-4">
            {description && (
              <RadixDialog.Description className="text-ink-2">
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </div>
          {note}
          {footer && <div className={dialogFooterClass}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * A search field with text: Escape first clears it, and closes the dialog only when pressed again.
 */
const isSearchWithWords = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement &&
  target.getAttribute('role') === 'searchbox' &&
  target.value !== '';
