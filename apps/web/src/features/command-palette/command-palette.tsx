import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { scrimClass } from '@/components/ui/dialog-surface.ts';
import { focusPage, useReturnFocus } from '@/components/ui/use-return-focus.ts';
import { cn } from '@/lib/cn.ts';
import type { LoadScenarios } from './find-scenarios.ts';
import { PaletteBody } from './palette-body.tsx';
import type { PaletteItem } from './palette-item.ts';

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  onSettings: () => void;
  onSwitchContext: () => void;
  loadScenarios: LoadScenarios;
};

export function CommandPalette({ open, onClose, ...actions }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { rememberOpener, returnFocus } = useReturnFocus();
  const hasLeft = useRef(false);

  const choose = ({ path, run }: PaletteItem) => {
    onClose();
    hasLeft.current = path !== undefined;
    if (path !== undefined) navigate(path);
    else run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            hasLeft.current = false;
            rememberOpener();
          }}
          onCloseAutoFocus={(event) => {
            if (!hasLeft.current) return returnFocus(event);
            event.preventDefault();
            focusPage();
          }}
          className={cn(
            'fixed z-50 flex flex-col border-line-2 bg-surface shadow-dialog outline-none',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            'md:inset-x-0 md:top-[14vh] md:mx-auto md:max-h-[72vh] md:w-[640px] md:max-w-[calc(100vw-32px)] md:rounded-control md:border',
            'max-md:inset-x-0 max-md:top-0 max-md:max-h-[100dvh] max-md:rounded-b-control max-md:border-b',
          )}
        >
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <PaletteBody {...actions} isOpen={open} onChoose={choose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
