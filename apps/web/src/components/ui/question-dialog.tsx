import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './button.tsx';
import { dialogFooterClass, dialogSurfaceClass, scrimClass } from './dialog-surface.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type QuestionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, in the specification's words. */
  sentence: string;
  /** Shown below the sentence, such as a list of consequences. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** True while the action runs. The parent closes the dialog. */
  busy?: boolean;
  onConfirm: () => void;
};

/** For irreversible actions. Cancel has the initial focus. */
export function QuestionDialog({
  open,
  onOpenChange,
  title,
  sentence,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  onConfirm,
}: QuestionDialogProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass} />
        <AlertDialog.Content
          className={cn(dialogSurfaceClass)}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <div className="grid gap-2 overflow-y-auto px-6 pt-5 pb-6 max-md:px-4">
            <AlertDialog.Title>{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-pretty text-ink-2">
              {sentence}
            </AlertDialog.Description>
            {children}
          </div>
          <footer className={dialogFooterClass}>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
