import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrimClass } from '@/components/ui/dialog-surface.ts';
import { useReturnFocus } from '@/components/ui/use-return-focus.ts';

type SidebarDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** The sidebar below 768 px. */
export function SidebarDrawer({ open, onOpenChange, children }: SidebarDrawerProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-50 w-72 border-line border-r bg-sunken outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
