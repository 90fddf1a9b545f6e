import { Upload } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { useReturnToButton } from '@/components/ui/use-return-to-button.ts';

type SampleDataExplanationProps = {
  id: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function SampleDataExplanation({ id, button, onClose }: SampleDataExplanationProps) {
  const { onInteractOutside, onCloseAutoFocus } = useReturnToButton(button);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label="Sample data"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => {
            onInteractOutside(event);
            // The button closes the popover itself.
            const { target } = event;
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
          }}
          className="z-50 w-84 max-w-[calc(100vw-16px)] rounded-control border border-line-2 bg-surface p-4 shadow-menu outline-none motion-safe:animate-fade-in"
        >
          <p className="text-pretty">
            Northwind is an invented company of 105 people. Your own figures appear here once
            meetings are analysed.
          </p>
          <p className="mt-1 text-12 text-ink-3">Data as of 20 November 2026.</p>
          <div className="mt-3 flex flex-wrap gap-2 max-md:*:flex-1">
            <ButtonLink to="/meetings?upload" size="small" icon={Upload} onClick={onClose}>
              Upload a meeting
            </ButtonLink>
            <ButtonLink to="/meetings" size="small" variant="ghost" onClick={onClose}>
              Your meetings
            </ButtonLink>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
