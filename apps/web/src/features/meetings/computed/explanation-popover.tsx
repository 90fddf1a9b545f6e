import { figureOf } from '@rapport/contract';
import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useReturnToButton } from '@/components/ui/use-return-to-button.ts';
import type { Explanation } from './explanation.ts';

type ExplanationPopoverProps = {
  title: string;
  /** The title; with its subject if several explanations on the page have the same title. */
  label: string;
  explanation: Explanation;
  source: { label: string; elementId: string } | undefined;
  /** The button below which the popover opens, and which gets the focus when it closes. */
  button: HTMLButtonElement;
  open: boolean;
  onClose: () => void;
};

/** Shows an explanation step by step beside the button that opened it. */
export function ExplanationPopover(props: ExplanationPopoverProps) {
  const { title, label, explanation, source, button, open, onClose } = props;
  const { figure, related, steps, sum, basis, remark } = explanation;
  const { definition, limits } = figureOf(figure);
  const anchor = useRef(button);
  const { onInteractOutside, onCloseAutoFocus } = useReturnToButton(anchor);
  return (
    <Popover.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-32px)] gap-2.5 overflow-y-auto rounded-control border border-line-2 bg-surface p-4 text-14 shadow-menu outline-none motion-safe:animate-fade-in"
          onInteractOutside={(event) => {
            // The button's own handler closes the popover.
            if (event.target instanceof Node && button.contains(event.target))
              event.preventDefault();
            onInteractOutside(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="flex items-start justify-between gap-2">
            <h3>{title}</h3>
            <Popover.Close asChild>
              <IconButton icon={X} label="Close" tooltip={false} className="-my-1.5 -mr-1.5" />
            </Popover.Close>
          </div>
          <p className="text-pretty text-ink-2">{definition}</p>
          <ol className="grid gap-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[14px_minmax(0,1fr)] gap-2">
                <span aria-hidden className="font-strong text-ink-3">
                  {index + 1}
                </span>
                <span className="text-pretty text-ink-2">
                  {step}
                  {sum && index === steps.length - 1 && (
                    <strong className="block font-strong text-ink">{sum}</strong>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <p className="text-pretty text-12 text-ink-3">
            Here it is based on {basis}. {remark} {limits} {related && figureOf(related).limits}
          </p>
          {source && (
            <Popover.Close
              className="cursor-default justify-self-start text-accent hover:underline max-md:min-h-6"
              onClick={() => {
                document.getElementById(source.elementId)?.scrollIntoView({ block: 'center' });
              }}
            >
              {source.label}
            </Popover.Close>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
